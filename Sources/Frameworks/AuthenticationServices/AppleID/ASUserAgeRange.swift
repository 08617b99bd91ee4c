/// Whether a user is a child.
public enum ASUserAgeRange: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// The user is a child.
  case child = 1
  /// The user is not a child.
  case notChild = 2
}
