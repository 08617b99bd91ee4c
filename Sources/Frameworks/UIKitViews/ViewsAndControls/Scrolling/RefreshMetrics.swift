/// The metrics of refresh controls, in points.
enum RefreshMetrics {
  /// The height of the control.
  ///
  /// - Source: what others measured. Confidence: measured.
  static let height: CGFloat = 60
  /// The distance that a scroll view is pulled down before it refreshes.
  ///
  /// - Source: Documentation/Behaviour/Tables.md. Confidence: guess.
  static let pullDistance: CGFloat = 110
}
