/// The result of a function of a socket.
public enum CFSocketError: CFIndex, Error, Sendable {
  /// The function has succeeded.
  case success = 0
  /// The function has failed.
  case error = -1
  /// The time has passed.
  case timeout = -2
}
