/// A message of a web socket.
public struct WebSocketMessage: Equatable, Sendable {
  /// The kinds of messages and of their parts, by their numbers in RFC 6455, section 5.2.
  public enum Kind: UInt8, Sendable {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  /// The kind.
  public var kind: Kind
  /// The contents; for a closure its code in two bytes, then the reason.
  public var payload: [UInt8]

  /// Creates a message.
  public init(_ kind: Kind, _ payload: [UInt8]) { (self.kind, self.payload) = (kind, payload) }

  /// The code of a closure; nil without one.
  public var closeCode: UInt16? {
    guard kind == .close, payload.count >= 2 else { return nil }
    return UInt16(payload[0]) << 8 | UInt16(payload[1])
  }

  /// Returns the bytes of a part of a message.
  ///
  /// - Parameters:
  ///   - kind: The kind; a continuation for all parts but the first.
  ///   - payload: The bytes of the part, without a limit.
  ///   - isLast: Whether the part is the last one of its message.
  ///   - mask: Four bytes, which a client chooses at random; nil for a server.
  public static func frame(
    _ kind: Kind, _ payload: [UInt8], isLast: Bool = true, mask: [UInt8]?
  ) -> [UInt8] {
    var bytes = [kind.rawValue | (isLast ? 0x80 : 0)]
    let maskBit: UInt8 = mask == nil ? 0 : 0x80
    switch payload.count {
    case ...125: bytes.append(UInt8(payload.count) | maskBit)
    case ...0xffff:
      bytes += [126 | maskBit, UInt8(payload.count >> 8), UInt8(payload.count & 0xff)]
    default:
      bytes.append(127 | maskBit)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: UInt64(payload.count) >> UInt64(shift)))
      }
    }
    guard let mask else { return bytes + payload }
    bytes += mask
    bytes.reserveCapacity(bytes.count + payload.count)
    for (index, byte) in payload.enumerated() { bytes.append(byte ^ mask[index & 3]) }
    return bytes
  }
}
