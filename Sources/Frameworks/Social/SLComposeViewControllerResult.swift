/// The result of a compose sheet.
public enum SLComposeViewControllerResult: Int, Sendable {
  /// The user canceled.
  case cancelled = 0
  /// The user sent the post.
  case done = 1
}
