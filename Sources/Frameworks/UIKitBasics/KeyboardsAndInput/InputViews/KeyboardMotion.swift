/// The motion of the keyboard in and out of the screen.
package enum KeyboardMotion {
  /// The duration in seconds.
  ///
  /// - Source: what apps have printed from the notifications. Confidence: measured by others.
  package static let duration: TimeInterval = 0.25
  /// The number of the curve in notifications, which no constant has.
  ///
  /// - Source: what apps have printed from the notifications. Confidence: measured by others.
  package static let curve = 7
}
