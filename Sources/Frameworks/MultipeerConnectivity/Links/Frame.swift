/// A piece of what peers send to each other: its length, its kind, and its bytes.
struct Frame: Sendable {
  /// The kinds of frames.
  enum Kind: UInt8 {
    /// A message about the connection, in JSON.
    case message
    /// Data of the app.
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

  /// Creates the frame of a part of a stream or a resource.
  init(number: UInt32, _ bytes: Data) {
    self.init(.piece, withUnsafeBytes(of: number.bigEndian) { Data($0) } + bytes)
  }

  /// The bytes for the connection.
  var bytes: Data {
    withUnsafeBytes(of: UInt32(payload.count).bigEndian) { Data($0) } + [kind.rawValue] + payload
  }

  /// The number of a part, and its bytes; nil if it is none.
  var piece: (number: UInt32, bytes: Data)? {
    guard kind == .piece, payload.count >= 4 else { return nil }
    let number = payload.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return (number, Data(payload.dropFirst(4)))
  }

  /// The message; nil if it is none.
  var message: LinkMessage? {
    kind == .message ? try? JSONDecoder().decode(LinkMessage.self, from: payload) : nil
  }
}
