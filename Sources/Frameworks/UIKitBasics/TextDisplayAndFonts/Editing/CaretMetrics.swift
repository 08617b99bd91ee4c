/// The metrics of carets and selections.
package enum CaretMetrics {
  /// The width of a caret in points.
  ///
  /// - Source: measurements of `caretRect(for:)` by others. Confidence: measured.
  package static let width: CGFloat = 2
  /// The height of a caret beyond that of its line, in points.
  ///
  /// - Source: as above. Confidence: guess.
  package static let extraHeight: CGFloat = 1.5
  /// The time for which a blinking caret is shown, and then hidden, in seconds.
  ///
  /// - Source: as above. Confidence: guess.
  package static let blink: TimeInterval = 0.5
  /// The opacity of the tint color behind a selection, 0…1.
  ///
  /// - Source: pictures of phones. Confidence: guess.
  package static let selectionAlpha: CGFloat = 0.2
}
