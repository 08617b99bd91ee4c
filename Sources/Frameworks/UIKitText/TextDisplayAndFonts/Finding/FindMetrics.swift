/// Sizes and colors of the find bar and its highlights.
///
/// - Source: none; as it looks on a phone. Confidence: guess.
@MainActor
enum FindMetrics {
  /// The height of a row of the find bar, its margin, and the width of its buttons, in points.
  static let rowHeight: CGFloat = 52, margin: CGFloat = 8, buttonWidth: CGFloat = 40
  /// The corner radius of a highlighted result, in points.
  static let radius: CGFloat = 3
  /// The colors of results, and of the highlighted one.
  static let found = UIColor.systemYellow.withAlphaComponent(0.35)
  static let highlighted = UIColor.systemYellow
}
