/// The metrics of refresh controls, in points.
package enum RefreshMetrics {
  /// The height of the control.
  ///
  /// - Source: what others measured. Confidence: measured.
  package static let height: CGFloat = 60
  /// The distance that a scroll view is pulled down before it refreshes.
  ///
  /// - Source: Documentation/Behaviour/Tables.md. Confidence: guess.
  package static let pullDistance: CGFloat = 110
}
