/// The bytes of a connection as frames.
struct FrameReader {
  /// The error of bytes that are not valid frames.
  struct InvalidFrame: Error {}

  /// The size of the header in bytes.
  private static let head = 5

  /// The maximum size of a payload in bytes.
  var limit: Int
  private var bytes = Data()

  init(limit: Int) { self.limit = limit }

  /// Appends received bytes.
  mutating func append(_ new: Data) { bytes.append(new) }

  /// Returns the next frame; nil until it is complete.
  mutating func next() throws(InvalidFrame) -> Frame? {
    guard bytes.count >= Self.head else { return nil }
    let start = bytes.startIndex
    let length = Int(bytes[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    guard length <= limit, let kind = Frame.Kind(rawValue: bytes[start + 4]) else {
      throw InvalidFrame()
    }
    guard bytes.count >= Self.head + length else { return nil }
    let payload = Data(bytes[start + Self.head..<start + Self.head + length])
    // Slices keep all of their memory, so that the rest is copied when it is short.
    bytes = bytes.dropFirst(Self.head + length)
    if bytes.count < length { bytes = Data(bytes) }
    return Frame(kind, payload)
  }
}
