/// A reader of the messages in the bytes of a web socket.
public struct WebSocketReader: Sendable {
  /// Whether the peer is a client, whose bytes are masked.
  private let readsClient: Bool
  /// The largest number of bytes of a message.
  private let limit: Int
  private var bytes: [UInt8] = []
  /// The place of the next unread byte.
  private var place = 0
  /// The message whose last part has not come.
  private var partial: WebSocketMessage?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - readsClient: Whether the peer is a client.
  ///   - limit: The largest number of bytes of a message.
  public init(readsClient: Bool, limit: Int) {
    (self.readsClient, self.limit) = (readsClient, limit)
  }

  /// Takes bytes of the peer.
  public mutating func receive(_ new: [UInt8]) {
    bytes.removeFirst(place)
    place = 0
    bytes += new
  }

  /// Returns the next message; nil if more bytes are needed.
  ///
  /// Messages of control may come between the parts of another one.
  public mutating func next() throws(WebSocketFailure) -> WebSocketMessage? {
    while let frame = try nextFrame() {
      switch frame.kind {
      case .close, .ping, .pong:
        let message = WebSocketMessage(frame.kind, frame.payload)
        if frame.kind == .close { try check(message) }
        return message
      case .text, .binary:
        guard partial == nil else { throw .violation }
        partial = WebSocketMessage(frame.kind, frame.payload)
      case .continuation:
        guard partial != nil else { throw .violation }
        partial?.payload += frame.payload
      }
      if frame.isLast, let message = partial {
        partial = nil
        if message.kind == .text, !Self.isText(message.payload[...]) { throw .invalidText }
        return message
      }
    }
    return nil
  }

  // MARK: Internals

  private struct Frame {
    var kind: WebSocketMessage.Kind
    var isLast: Bool
    var payload: [UInt8]
  }

  /// Reads a part of a message; nil if more bytes are needed.
  private mutating func nextFrame() throws(WebSocketFailure) -> Frame? {
    let rest = bytes[place...]
    guard rest.count >= 2 else { return nil }
    let (first, second) = (rest[place], rest[place + 1])
    guard first & 0x70 == 0, let kind = WebSocketMessage.Kind(rawValue: first & 0xf),
      (second & 0x80 != 0) == readsClient
    else { throw .violation }
    let isLast = first & 0x80 != 0
    var (start, count) = (place + 2, UInt64(second & 0x7f))
    if kind.rawValue >= 8, !isLast || count > 125 { throw .violation }
    let width = count == 126 ? 2 : count == 127 ? 8 : 0
    guard rest.count >= 2 + width else { return nil }
    if width > 0 {
      count = rest[start..<start + width].reduce(0) { $0 << 8 | UInt64($1) }
      start += width
      // The shortest form is required.
      guard count >> 63 == 0, count > (width == 2 ? 125 : 0xffff) else { throw .violation }
    }
    let before = kind == .continuation ? partial?.payload.count ?? 0 : 0
    guard count <= UInt64(max(0, limit - before)) || kind.rawValue >= 8 else { throw .tooLong }
    let contents = start + (readsClient ? 4 : 0)
    // The length is the peer's word, so it may be near the largest number.
    guard bytes.count >= contents, UInt64(bytes.count - contents) >= count else { return nil }
    let end = contents + Int(count)
    var payload = Array(bytes[contents..<end])
    if readsClient {
      for index in payload.indices { payload[index] ^= bytes[start + index & 3] }
    }
    place = end
    return Frame(kind: kind, isLast: isLast, payload: payload)
  }

  /// Checks the code and the reason of a closure.
  private func check(_ message: WebSocketMessage) throws(WebSocketFailure) {
    guard !message.payload.isEmpty else { return }
    // The codes that may be sent: RFC 6455, section 7.4, and the registry of IANA.
    guard let code = message.closeCode,
      [1_000...1_003, 1_007...1_014, 3_000...4_999]
        .contains(where: { $0.contains(code) })
    else { throw .violation }
    if !Self.isText(message.payload.dropFirst(2)) { throw .invalidText }
  }

  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }
}
