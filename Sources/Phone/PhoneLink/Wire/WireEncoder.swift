/// An encoder of messages: the kind of the body in one byte, its length in three, highest first,
/// then the message as JSON, or the screen frame or samples of touches as bytes.
///
/// JSON because the library that reads files also reads untrusted input safely, `socat` shows it as
/// text, and unknown keys do no harm. Frames are many and large, touches many and urgent, so both
/// are bytes.
public enum WireEncoder {
  /// Returns the encoded message.
  ///
  /// - Throws: `LinkError.malformed` where a number in it is not finite; `tooLarge`.
  /// - Thread: any.
  public static func frame(_ message: some WireMessage) throws(LinkError) -> [UInt8] {
    if let body = try message.body?.encoded() { return try frame(body.kind, body.bytes) }
    return try frame(.text, Array(message.wireText().utf8))
  }

  private static func frame(_ kind: WireKind, _ body: [UInt8]) throws(LinkError) -> [UInt8] {
    guard body.count <= kind.limit else { throw .tooLarge(bytes: body.count) }
    let header = UInt32(kind.rawValue) << 24 | UInt32(body.count)
    return withUnsafeBytes(of: header.bigEndian) { Array($0) } + body
  }
}
