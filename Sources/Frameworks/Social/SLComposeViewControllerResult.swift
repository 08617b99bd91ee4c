/// The action of the user with a post.
public enum SLComposeViewControllerResult: Int, Sendable {
  /// The user has canceled it.
  case cancelled = 0
  /// The user has sent it.
  case done = 1
}
