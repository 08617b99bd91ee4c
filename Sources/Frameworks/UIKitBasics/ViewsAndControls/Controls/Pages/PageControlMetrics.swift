/// The dimensions of page controls since iOS 14.
///
/// - Source: what others measured of simulators (Controls.CD1).
///   Confidence: measured, unless a member states another one.
package enum PageControlMetrics {
  /// The height, in points.
  package static let height: CGFloat = 26
  /// The distance from dot to dot, in points.
  package static let pitch: CGFloat = 18
  /// The margin of both sides together, in points.
  package static let margin: CGFloat = 20
  /// The diameter of a dot, in points.
  package static let dot: CGFloat = 7.59
  /// The width of the current dot with a progress, in points.
  ///
  /// - Source: guess.
  package static let bar: CGFloat = 30
  /// The opacity of a dot that is not the current one.
  package static let alpha: CGFloat = 0.45
  /// The duration of a press before scrubbing begins, in seconds.
  ///
  /// - Source: guess.
  package static let hold: TimeInterval = 0.3
  /// The color of the background while scrubbing.
  ///
  /// - Source: guess.
  package static let ground = UIColor.systemFill
}
