/// What an app is opened for, beside being seen.
public enum OpenRequest: Sendable, Equatable {
  /// An address that it has said it understands.
  case url(String)
  /// One of the quick actions of its icon, by its type.
  case quickAction(type: String)
}
