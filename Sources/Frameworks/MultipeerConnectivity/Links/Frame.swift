/// A frame between peers: its length, its kind, and its payload.
struct Frame: Sendable {
  /// The kinds of frames.
  enum Kind: UInt8 {
    /// A message about the connection, in JSON.
    case message
    /// Data that the app sends.
    case data
    /// Bytes of a stream or a resource, after its number in four bytes.
    case piece
  }

  var kind: Kind
  var payload: Data

  init(_ kind: Kind, _ payload: Data) { (self.kind, self.payload) = (kind, payload) }

  /// Creates the frame of a message.
  init(_ message: LinkMessage) {
    // Values of texts, numbers and data always have a form in JSON.
    self.init(.message, (try? JSONEncoder().encode(message)) ?? Data())
  }

  /// Creates the frame of a chunk of a stream or a resource.
  init(number: UInt32, _ bytes: Data) {
    self.init(.piece, withUnsafeBytes(of: number.bigEndian) { Data($0) } + bytes)
  }

  /// The bytes for the connection.
  var bytes: Data {
    withUnsafeBytes(of: UInt32(payload.count).bigEndian) { Data($0) } + [kind.rawValue] + payload
  }

  /// The number of the transfer, and the bytes of the chunk; nil for frames of another kind.
  var piece: (number: UInt32, bytes: Data)? {
    guard kind == .piece, payload.count >= 4 else { return nil }
    let number = payload.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return (number, Data(payload.dropFirst(4)))
  }

  /// The message; nil for frames of another kind and for an invalid message.
  var message: LinkMessage? {
    kind == .message ? try? JSONDecoder().decode(LinkMessage.self, from: payload) : nil
  }
}
