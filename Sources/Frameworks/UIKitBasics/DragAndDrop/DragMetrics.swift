/// Measures of drags.
package enum DragMetrics {
  /// The factor by which a lifted view grows.
  ///
  /// - Source: none. Confidence: guess.
  package static let lift: CGFloat = 1.05
  /// The duration of lift, drop and cancellation, in seconds.
  ///
  /// - Source: none. Confidence: guess.
  package static let duration = 0.25
  /// The distance between the previews of several items, in points.
  ///
  /// - Source: none. Confidence: guess.
  package static let stackDistance: CGFloat = 8
  /// The opacity of a preview under the finger.
  ///
  /// - Source: none. Confidence: guess.
  package static let opacity: CGFloat = 0.9
  /// The diameter of the badge, in points.
  ///
  /// - Source: none. Confidence: guess.
  package static let badge: CGFloat = 24
  /// The greatest width of the preview of a link, in points.
  ///
  /// - Source: none. Confidence: guess.
  package static let cardWidth: CGFloat = 280
  /// The corner radius of the preview of a link, in points.
  ///
  /// - Source: none. Confidence: guess.
  package static let cornerRadius: CGFloat = 10
}
