/// An error of a connection between an app and a phone.
public enum LinkError: Error, Sendable, Equatable {
  /// A message exceeds the size limit.
  case tooLarge(bytes: Int)
  /// The bytes are not a valid message, or the value cannot be encoded.
  case malformed
  /// The other side has closed the connection.
  case closed
  /// The other side belongs to another user.
  case foreignPeer(user: UInt32)
  /// A path is not usable for a socket, for the given reason.
  case badPath(path: String, reason: String)
  /// A system call failed; `call` is its name, `reason` the system's message.
  case refused(call: String, reason: String)

  /// The description of the error in one line.
  public var message: String {
    switch self {
    case .tooLarge(let bytes): "a message of \(bytes) bytes exceeds the size limit"
    case .malformed: "the message is malformed"
    case .closed: "the other side has closed the connection"
    case .foreignPeer(let user): "the other side belongs to user \(user)"
    case .badPath(let path, let reason): "'\(path)' is not usable for a socket: \(reason)"
    case .refused(let call, let reason): "\(call): \(reason)"
    }
  }
}
