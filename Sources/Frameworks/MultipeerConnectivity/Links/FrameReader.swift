/// The bytes of a connection as frames.
struct FrameReader {
  /// An error of bytes that are no frames.
  struct InvalidFrame: Error {}

  /// The number of bytes before a payload.
  private static let head = 5

  /// The greatest number of bytes of a payload.
  var limit: Int
  private var bytes = Data()

  init(limit: Int) { self.limit = limit }

  /// Takes bytes.
  mutating func append(_ new: Data) { bytes.append(new) }

  /// Returns the next frame; nil before all of it is there.
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
