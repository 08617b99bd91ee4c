/// Turns a message into bytes: its length in four bytes, highest first, then the message as JSON.
///
/// JSON because the library that reads files reads it safely from anybody, a person can read it with
/// `socat`, and keys that one side does not know do no harm.
public enum WireEncoder {
  /// The frame of a message.
  ///
  /// - Throws: `LinkError.malformed` where a number in it is not finite; `tooLarge`.
  /// - Thread: any.
  public static func frame(_ message: some WireMessage) throws(LinkError) -> [UInt8] {
    let body = try message.wireText().utf8
    guard body.count <= LinkLimits.messageBytes else { throw .tooLarge(bytes: body.count) }
    return withUnsafeBytes(of: UInt32(body.count).bigEndian) { Array($0) } + body
  }
}
