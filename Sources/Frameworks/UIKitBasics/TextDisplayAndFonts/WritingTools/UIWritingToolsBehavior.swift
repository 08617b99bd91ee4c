/// The extent of Writing Tools that a view wants; the phone has none.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// None.
  case none = -1
  /// The system decides.
  case `default` = 0
  /// Changes within the text.
  case complete = 1
  /// Proposals beside the text.
  case limited = 2
}
