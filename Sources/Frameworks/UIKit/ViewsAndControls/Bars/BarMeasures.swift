/// How large bars are, and what is in them.
///
/// Steps NB1… are in `Documentation/Behaviour/Navigation.md`.
@MainActor
enum BarMeasures {
  /// Points that a bar is high, and on a screen that is held sideways.
  ///
  /// - Source: Apple's guidelines; reports about the iPhone X. Confidence: documented.
  static let height: CGFloat = 44, compactHeight: CGFloat = 32
  /// Points that a large title adds.
  ///
  /// - Source: implementations compared with iOS 13 to 17. Confidence: measured.
  static let largeTitleHeight: CGFloat = 52
  /// Points that a line above the title adds.
  ///
  /// - Source: the 74 points of such a bar that are widely reported. Confidence: measured.
  static let promptHeight: CGFloat = 30
  /// Points beneath a large title.
  ///
  /// - Source: as that of its height. Confidence: measured.
  static let largeTitleMargin: CGFloat = 8
  /// Points between what is shown of two items that are side by side.
  ///
  /// - Source: none; as it looks on a phone. Confidence: guess.
  static let gap: CGFloat = 16
  /// Points that the place where a finger finds a button is wide at least.
  ///
  /// - Source: Apple's guidelines. Confidence: documented.
  static let leastWidth: CGFloat = 44
  /// Points at the left of the sign that leads back, and between it and its title.
  ///
  /// - Source: as that of the large title. Confidence: measured.
  static let backMargin: CGFloat = 8, backGap: CGFloat = 6
  /// How far below its usual place a large title goes on being seen, in points.
  ///
  /// - Source: as above. Confidence: measured.
  static let titleThreshold: CGFloat = 10
  /// Seconds in which the small title comes when the large one has gone beneath.
  ///
  /// - Source: as above. Confidence: measured.
  static let titleFade: TimeInterval = 0.15
  /// Seconds in which items take the place of others.
  ///
  /// - Source: none. Confidence: guess.
  static let itemFade: TimeInterval = 0.25
  /// Points that a tab bar is high, and a badge in it.
  ///
  /// - Source: implementations compared with iOS 13 to 17. Confidence: measured.
  static let tabHeight: CGFloat = 49, badgeHeight: CGFloat = 18
  /// Points from a tab bar's top to the middle of its pictures, and between these and their titles
  /// where they are side by side.
  ///
  /// - Source: none; as it looks on a phone. Confidence: guess.
  static let tabPictureMiddle: CGFloat = 19, tabGap: CGFloat = 6
  /// The font of titles in a tab bar.
  ///
  /// - Source: as of its height. Confidence: measured.
  static var tabFont: UIFont { .systemFont(ofSize: 10, weight: .medium) }
  /// Points of one pixel, which is how thick the line at a bar is.
  static var hairline: CGFloat { 1 / UIScreen.main.scale }

  /// The fonts of titles, large titles, lines above titles, items, and items that end something.
  ///
  /// - Source: as above; of the line above a guess.
  static var titleFont: UIFont { .systemFont(ofSize: 17, weight: .semibold) }
  static var largeTitleFont: UIFont { .systemFont(ofSize: 34, weight: .bold) }
  static var promptFont: UIFont { .systemFont(ofSize: 13) }
  static var itemFont: UIFont { .systemFont(ofSize: 17) }

  /// How high a bar is for traits.
  static func height(for traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? compactHeight : height
  }

  /// A length to whole pixels.
  static func toPixels(_ length: CGFloat) -> CGFloat {
    (length / hairline).rounded() * hairline
  }
}
