/// Constants for the granularity with which the user selects the content of pages.
public enum WKSelectionGranularity: Int, Sendable {
  /// The granularity depends on the selection.
  case dynamic
  /// The selection may begin and end at any character.
  case character
}
