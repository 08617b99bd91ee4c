/// A delegate's decisions about a permission.
public enum WKPermissionDecision: Int, Sendable {
  /// Asks the user.
  case prompt
  /// Grants the permission.
  case grant
  /// Denies the permission.
  case deny
}
