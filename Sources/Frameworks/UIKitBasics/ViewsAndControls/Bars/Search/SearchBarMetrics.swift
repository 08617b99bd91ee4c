/// The dimensions, durations and colors of search bars.
///
/// Steps Search.SE1…
@MainActor
package enum SearchBarMetrics {
  /// The height of a search bar without a scope bar, alone and in a navigation bar, in points.
  ///
  /// - Source: implementations compared with iOS 13 to 17. Confidence: measured.
  package static let height: CGFloat = 56, heightInBar: CGFloat = 52
  /// The height and the corner radius of the text field, in points.
  ///
  /// - Source: as above. Confidence: measured.
  package static let fieldHeight: CGFloat = 36, radius: CGFloat = 10
  /// The distance of the icon from the edge of the text field, in points.
  ///
  /// - Source: as above. Confidence: measured.
  package static let iconMargin: CGFloat = 8
  /// The point size of the magnifying glass.
  ///
  /// - Source: none; as it looks on a phone. Confidence: guess.
  package static let iconSize: CGFloat = 15
  /// The distance of the text field from the sides of a bar that stands alone, in points.
  ///
  /// - Source: as above. Confidence: measured.
  package static let margin: CGFloat = 8
  /// The distance of the text field from the top of its row in a navigation bar, in points.
  ///
  /// - Source: none; as it looks on a phone. Confidence: guess.
  package static let topInBar: CGFloat = 1
  /// The distance between the text field and the cancel button, in points.
  ///
  /// - Source: none. Confidence: guess.
  package static let gap: CGFloat = 8
  /// The additional height of a scope bar and of a prompt, in points.
  ///
  /// - Source: none. Confidence: guess.
  package static let scopeHeight: CGFloat = 46, promptHeight: CGFloat = 22
  /// The distance between two tokens, and between a token's text and its edge, in points.
  ///
  /// - Source: none. Confidence: guess.
  package static let tokenGap: CGFloat = 4, tokenPadding: CGFloat = 6
  /// The duration in which the cancel button and the scope bar appear, in seconds.
  ///
  /// - Source: implementations compared with iOS 13 to 17, from 0.25 to 0.3. Confidence: measured.
  package static let duration: TimeInterval = 0.25
  /// The opacity of the view over the content that a search obscures, in light and in dark
  /// appearance.
  ///
  /// - Source: none. Confidence: guess.
  static let lightDim: CGFloat = 0.2, darkDim: CGFloat = 0.48
  /// The visible fraction of a search bar below which it is transparent while it scrolls away.
  ///
  /// - Source: none; as it looks on a phone. Confidence: guess.
  package static let fadeEnd: CGFloat = 0.4

  /// The font of the text, the cancel button and the prompt.
  package static var font: UIFont { .systemFont(ofSize: 17) }
  package static var promptFont: UIFont { .systemFont(ofSize: 13) }
  package static var tokenFont: UIFont { .systemFont(ofSize: 15) }

  /// The color of the view over obscured content.
  package static let dim = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? darkDim : lightDim)
  }

  /// The height of a suggestion, and the distance of its text from the image, in points.
  ///
  /// - Source: none; as a row of a table. Confidence: guess.
  package static let suggestionHeight: CGFloat = 44, suggestionGap: CGFloat = 12
}
