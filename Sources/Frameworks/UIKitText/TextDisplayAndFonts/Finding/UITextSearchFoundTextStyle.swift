/// The styles of text in a search.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// Text that was not found.
  case normal = 0
  /// Text that was found.
  case found = 1
  /// The found text that the user looks at.
  case highlighted = 2
}
