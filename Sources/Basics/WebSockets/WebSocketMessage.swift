internal import CTactusWslay

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
  /// The contents; for a close frame its code in two bytes, then the reason.
  public var payload: [UInt8]

  /// Creates a message.
  public init(_ kind: Kind, _ payload: [UInt8]) { (self.kind, self.payload) = (kind, payload) }

  /// The code of a close frame; nil without one.
  public var closeCode: UInt16? {
    guard kind == .close, payload.count >= 2 else { return nil }
    return UInt16(payload[0]) << 8 | UInt16(payload[1])
  }

  /// Returns the bytes of a part of a message.
  ///
  /// - Parameters:
  ///   - kind: The kind; a continuation for all parts but the first.
  ///   - payload: The bytes of the part, at most 125 for a close frame, a ping and a pong.
  ///   - isLast: Whether the part is the last one of its message.
  ///   - mask: Four bytes, which a client chooses at random; nil for a server.
  /// - Throws: ``WebSocketFailure/tooLong`` for more than 125 bytes of a close frame, a ping or a
  ///   pong.
  public static func frame(
    _ kind: Kind, _ payload: [UInt8], isLast: Bool = true, mask: [UInt8]?
  ) throws(WebSocketFailure) -> [UInt8] {
    let output = FrameOutput(mask: mask ?? [])
    output.bytes.reserveCapacity(payload.count + 14)
    var callbacks = wslay_frame_callbacks(
      send_callback: { bytes, count, _, output in
        FrameOutput.from(output).bytes += UnsafeBufferPointer(start: bytes, count: count)
        return count
      },
      recv_callback: nil,
      genmask_callback: { bytes, count, output in
        for (index, byte) in FrameOutput.from(output).mask.prefix(count).enumerated() {
          bytes?[index] = byte
        }
        return 0
      })
    var context: wslay_frame_context_ptr?
    guard
      wslay_frame_context_init(&context, &callbacks, Unmanaged.passUnretained(output).toOpaque())
        == 0
    else { throw .tooLong }
    defer { wslay_frame_context_free(context) }
    let count = payload.withUnsafeBufferPointer { buffer in
      var frame = wslay_frame_iocb(
        fin: isLast ? 1 : 0, rsv: 0, opcode: kind.rawValue, payload_length: UInt64(buffer.count),
        mask: mask == nil ? 0 : 1, data: buffer.baseAddress, data_length: buffer.count)
      return wslay_frame_send(context, &frame)
    }
    guard count == payload.count else { throw .tooLong }
    return output.bytes
  }
}

/// The bytes of a part of a message that wslay writes.
private final class FrameOutput {
  let mask: [UInt8]
  var bytes: [UInt8] = []

  init(mask: [UInt8]) { self.mask = mask }

  static func from(_ pointer: UnsafeMutableRawPointer?) -> FrameOutput {
    guard let pointer else { preconditionFailure("wslay calls back with the context's data") }
    return Unmanaged<FrameOutput>.fromOpaque(pointer).takeUnretainedValue()
  }
}
