/// Measures of drags.
enum DragMetrics {
  /// The factor by which a lifted view grows.
  ///
  /// - Source: none. Confidence: guess.
  static let lift: CGFloat = 1.05
  /// The duration of lift, drop and cancellation, in seconds.
  ///
  /// - Source: none. Confidence: guess.
  static let duration = 0.25
  /// The distance between the previews of several items, in points.
  ///
  /// - Source: none. Confidence: guess.
  static let stackDistance: CGFloat = 8
  /// The opacity of a preview under the finger.
  ///
  /// - Source: none. Confidence: guess.
  static let opacity: CGFloat = 0.9
  /// The diameter of the badge, in points.
  ///
  /// - Source: none. Confidence: guess.
  static let badge: CGFloat = 24
  /// The greatest width of the preview of a link, in points.
  ///
  /// - Source: none. Confidence: guess.
  static let cardWidth: CGFloat = 280
  /// The corner radius of the preview of a link, in points.
  ///
  /// - Source: none. Confidence: guess.
  static let cornerRadius: CGFloat = 10
}
