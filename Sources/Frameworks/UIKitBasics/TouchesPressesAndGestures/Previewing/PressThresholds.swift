/// The force thresholds of previews, as fractions of the maximum force (Previews.PV2).
package enum PressThresholds {
  /// The force at which the preview hint begins: an average touch.
  ///
  /// - Source: none; an ordinary touch must not begin it. Confidence: guess.
  package static let hint: CGFloat = 0.15
  /// The force at which the preview appears.
  ///
  /// - Source: Stack Overflow 35097830. Confidence: measured.
  package static let peek: CGFloat = 0.2
  /// The force at which the preview opens.
  ///
  /// - Source: as above. Confidence: measured.
  package static let pop: CGFloat = 0.75
  /// The distance that a finger may move before the preview appears, in points.
  ///
  /// - Source: none; as for a long press. Confidence: guess.
  package static let maximumMovement: CGFloat = 10
}
