import UIKit

/// The sizes of the emoji keyboard.
///
/// - Source: ours. Confidence: guess.
enum EmojiMetrics {
  /// The height of the title of the category.
  static let titleHeight: CGFloat = 24
  /// The height of the row of categories.
  static let barHeight: CGFloat = 40
  /// The least side of a cell.
  static let cellSide: CGFloat = 38
  /// The size of the font of a cell.
  static let fontSize: CGFloat = 29
  /// The space between two categories.
  static let categorySpacing: CGFloat = 14
}
