/// Whether a user is a child.
public enum ASUserAgeRange: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// The user is a child.
  case child = 1
  /// The account is not a child's.
  case notChild = 2
}
