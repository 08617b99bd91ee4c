/// The units of a selection.
public enum PDFSelectionGranularity: UInt, Sendable {
  /// Characters.
  case character = 0
  /// Words.
  case word = 1
  /// Lines.
  case line = 2
}
