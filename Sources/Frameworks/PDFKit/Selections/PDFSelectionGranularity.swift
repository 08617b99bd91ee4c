/// The parts of which a selection consists.
public enum PDFSelectionGranularity: UInt, Sendable {
  /// Characters.
  case character = 0
  /// Words.
  case word = 1
  /// Lines.
  case line = 2
}
