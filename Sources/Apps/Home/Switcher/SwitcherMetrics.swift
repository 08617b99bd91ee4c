import CoreGraphics

/// The sizes of the app switcher, in points.
enum SwitcherMetrics {
  /// The size of a card as a fraction of the screen.
  ///
  /// - Source: pictures of phones. Confidence: guess.
  static let scale: CGFloat = 0.62
  /// The distance between two cards.
  ///
  /// - Source: ours. Confidence: guess.
  static let gap: CGFloat = 18
  /// The side of the icon above a card, and the distance from it.
  ///
  /// - Source: ours. Confidence: guess.
  static let iconSide: CGFloat = 28, iconGap: CGFloat = 8
  /// The radius of a card's corners.
  ///
  /// - Source: ours. Confidence: guess.
  static let radius: CGFloat = 16
  /// The speed upwards, in points per second, and the fraction of a card's height, beyond which a
  /// flick ends an app.
  ///
  /// - Source: ours. Confidence: guess.
  static let flickSpeed: CGFloat = 500, flickFraction: CGFloat = 0.3
  /// The blur of the Home screen behind the cards.
  ///
  /// - Source: ours. Confidence: guess.
  static let blur = 18.0
}
