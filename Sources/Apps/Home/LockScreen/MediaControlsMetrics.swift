import UIKit

/// The sizes of the controls on the locked phone, in points.
///
/// - Source: estimated from pictures of phones. Confidence: guess.
enum MediaControlsMetrics {
  /// The distance to the edges of the screen.
  static let margin: CGFloat = 24
  /// The distance between rows.
  static let gap: CGFloat = 16
  /// The height of a line of text.
  static let lineHeight: CGFloat = 24
  /// The width and height of a button.
  static let buttonSide: CGFloat = 56
  /// The size of a button's symbol.
  static let symbolSize: CGFloat = 30
  /// The width and height of the artwork, as a fraction of the screen's height.
  static let relativeArtworkSide: CGFloat = 0.35
  /// The distance of the artwork from the top, as a fraction of the screen's height.
  static let relativeTop: CGFloat = 0.12
}
