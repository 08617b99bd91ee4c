/// Why a connection cannot be made, or does not go on.
public enum LinkError: Error, Sendable, Equatable {
  /// A message is larger than messages may be.
  case tooLarge(bytes: Int)
  /// The bytes are no message, or the value cannot be made one.
  case malformed
  /// The other side is gone.
  case closed
  /// The other side belongs to another user.
  case foreignPeer(user: UInt32)
  /// A path is no place for a socket; `reason` says why.
  case badPath(path: String, reason: String)
  /// The system refused; `call` is what was tried, `reason` what it said.
  case refused(call: String, reason: String)
}
