/// The limits of apps that open each other.
enum OpeningConstants {
  /// The maximum number of URLs that apps open in each other within `period` without the user.
  ///
  /// - Source: ours. Confidence: guess.
  static let maximumCount = 8
  /// The time within which they are counted.
  ///
  /// - Source: ours. Confidence: guess.
  static let period = Duration.seconds(2)
  /// The width of the back link at the left of the status bar, in points.
  ///
  /// - Source: ours. Confidence: guess.
  static let backLinkWidth = 110.0
  /// The least height of the area that takes touches of the back link, in points.
  ///
  /// - Source: ours. Confidence: guess.
  static let backLinkHeight = 24.0
}
