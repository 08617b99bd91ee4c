import TactusPhoneLink

/// A button of a question about a permission.
enum PermissionAnswer: Sendable, Hashable {
  /// The user gives the permission; of the location, while the app is in use.
  case allow
  /// The user allows limited access.
  case limit
  /// The user gives the permission until the app is no longer in use.
  case allowOnce
  /// The user gives the permission also while the app is not in use.
  case allowAlways
  /// The user denies it.
  case deny
}
