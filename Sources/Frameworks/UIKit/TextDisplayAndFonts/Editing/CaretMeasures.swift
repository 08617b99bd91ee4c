/// Figures of carets and of what is selected.
enum CaretMeasures {
  /// How wide a caret is, in points.
  ///
  /// - Source: what others measured of `caretRect(for:)`. Confidence: measured.
  static let width: CGFloat = 2
  /// How much higher it is than its line, in points.
  ///
  /// - Source: as above. Confidence: guess.
  static let extraHeight: CGFloat = 1.5
  /// Seconds in which it is seen, and then is not.
  ///
  /// - Source: as above. Confidence: guess.
  static let blink: TimeInterval = 0.5
  /// How opaque the tint is behind what is selected, 0…1.
  ///
  /// - Source: pictures of phones. Confidence: guess.
  static let selectionAlpha: CGFloat = 0.2
}
