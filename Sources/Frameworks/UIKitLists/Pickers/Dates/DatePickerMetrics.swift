import CoreGraphics

/// The dimensions of date pickers.
///
/// - Source: Pickers.DP1, DP2. Confidence: guess, unless a member says something else.
enum DatePickerMetrics {
  /// The distance of a column's text from its sides, in points.
  ///
  /// - Source: what others measured. Confidence: measured.
  static let padding: CGFloat = 12
  /// The distance of the word for hours or minutes from the center of its column, in points.
  static let unitOffset: CGFloat = 24
  /// The width of the word for hours or minutes, in points.
  static let unitWidth: CGFloat = 60
}
