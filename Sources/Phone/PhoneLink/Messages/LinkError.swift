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

  /// One line for people.
  public var message: String {
    switch self {
    case .tooLarge(let bytes): "a message of \(bytes) bytes is larger than messages may be"
    case .malformed: "what came is no message"
    case .closed: "the other side is gone"
    case .foreignPeer(let user): "the other side belongs to the user \(user)"
    case .badPath(let path, let reason): "'\(path)' is no place for a socket: \(reason)"
    case .refused(let call, let reason): "\(call): \(reason)"
    }
  }
}
