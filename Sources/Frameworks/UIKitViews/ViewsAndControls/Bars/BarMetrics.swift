/// The dimensions, durations and fonts of bars (Navigation.NB1…).
@MainActor
package enum BarMetrics {
  /// The height of a bar, in portrait and in landscape, in points.
  ///
  /// - Source: Apple's guidelines; reports about the iPhone X. Confidence: documented.
  package static let height: CGFloat = 44, compactHeight: CGFloat = 32
  /// The additional height of a large title, in points.
  ///
  /// - Source: implementations compared with iOS 13 to 17. Confidence: measured.
  static let largeTitleHeight: CGFloat = 52
  /// The additional height of a prompt, in points.
  ///
  /// - Source: the 74 points of such a bar that are widely reported. Confidence: measured.
  static let promptHeight: CGFloat = 30
  /// The distance below a large title, in points.
  ///
  /// - Source: as for its height. Confidence: measured.
  static let largeTitleMargin: CGFloat = 8
  /// The distance between the visible contents of two adjacent items, in points.
  ///
  /// - Source: none; as it looks on a phone. Confidence: guess.
  package static let gap: CGFloat = 16
  /// The minimum width of a button's touch area, in points.
  ///
  /// - Source: Apple's guidelines. Confidence: documented.
  static let minWidth: CGFloat = 44
  /// The distance before the back indicator, and between it and its title, in points.
  ///
  /// - Source: as for the large title. Confidence: measured.
  static let backMargin: CGFloat = 8, backGap: CGFloat = 6
  /// The visible height of a large title below which the small title appears, in points.
  ///
  /// - Source: as above. Confidence: measured.
  static let titleThreshold: CGFloat = 10
  /// The duration of the small title's fade, in seconds.
  ///
  /// - Source: as above. Confidence: measured.
  static let titleFade: TimeInterval = 0.15
  /// The duration of the fade between items, in seconds.
  ///
  /// - Source: none. Confidence: guess.
  static let itemFade: TimeInterval = 0.25
  /// The height of a tab bar and of its badges, in points.
  ///
  /// - Source: implementations compared with iOS 13 to 17. Confidence: measured.
  static let tabHeight: CGFloat = 49, badgeHeight: CGFloat = 18
  /// The distance from a tab bar's top to the center of its images, and between images and titles
  /// in landscape, in points.
  ///
  /// - Source: none; as it looks on a phone. Confidence: guess.
  static let tabPictureMiddle: CGFloat = 19, tabGap: CGFloat = 6
  /// The font of tab bar titles.
  ///
  /// - Source: as for its height. Confidence: measured.
  static var tabFont: UIFont { .systemFont(ofSize: 10, weight: .medium) }
  /// The width of one pixel, in points.
  package static var hairline: CGFloat { 1 / UIScreen.main.scale }

  /// The fonts of titles, large titles, prompts and items.
  ///
  /// - Source: as above; a guess for the prompt.
  package static var titleFont: UIFont { .systemFont(ofSize: 17, weight: .semibold) }
  static var largeTitleFont: UIFont { .systemFont(ofSize: 34, weight: .bold) }
  static var promptFont: UIFont { .systemFont(ofSize: 13) }
  static var itemFont: UIFont { .systemFont(ofSize: 17) }

  /// The height of a bar button's badge and the diameter of a badge without text, in points.
  ///
  /// - Source: none; estimated from Apple's pictures of iOS 26. Confidence: guess.
  static let itemBadgeHeight: CGFloat = 16, badgeDot: CGFloat = 8
  /// The horizontal room around the text of a bar button's badge, in points.
  ///
  /// - Source: none. Confidence: guess.
  static let itemBadgePadding: CGFloat = 8
  /// The font of a bar button's badge.
  ///
  /// - Source: none. Confidence: guess.
  static var badgeFont: UIFont { .systemFont(ofSize: 11, weight: .medium) }
  /// The width of a space without a width of its own, in points.
  ///
  /// - Source: none. Confidence: guess.
  static let fixedSpace: CGFloat = 8
  /// The font of a subtitle, also below a large title.
  ///
  /// - Source: none. Confidence: guess.
  static var subtitleFont: UIFont { .systemFont(ofSize: 12) }
  static var largeSubtitleFont: UIFont { .systemFont(ofSize: 17) }
  /// The distance between a large title and its subtitle, in points.
  ///
  /// - Source: none. Confidence: guess.
  static let largeSubtitleGap: CGFloat = 2

  /// Returns the height of a bar for traits.
  package static func height(for traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? compactHeight : height
  }

  /// Rounds a length to whole pixels.
  package static func toPixels(_ length: CGFloat) -> CGFloat {
    (length / hairline).rounded() * hairline
  }

  /// The width of a centered tab, in points.
  ///
  /// - Source: Apple's pictures of tab bars of the iPad. Confidence: guess.
  static let tabWidth: CGFloat = 76
  /// The distance between centered tabs, in points.
  ///
  /// - Source: Apple's pictures of tab bars of the iPad. Confidence: guess.
  static let tabSpacing: CGFloat = 34
}
