/// Constants for an app's answers to a page that wants a permission.
public enum WKPermissionDecision: Int, Sendable {
  /// The user is asked.
  case prompt
  /// The page has the permission.
  case grant
  /// The page has no permission.
  case deny
}
