/// The selection granularities in pages.
public enum WKSelectionGranularity: Int, Sendable {
  /// Depends on the selected content.
  case dynamic
  /// Single characters.
  case character
}
