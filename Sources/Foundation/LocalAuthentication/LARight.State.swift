extension LARight {
  /// The authentication state of a right.
  public enum State: Int, Sendable {
    /// The user has not been asked.
    case unknown = 0
    /// The user is being asked.
    case authorizing = 1
    /// The user has been authenticated.
    case authorized = 2
    /// The user has not been authenticated, or no longer.
    case notAuthorized = 3
  }
}
