/// The first bytes of a file that is still arriving.
final class GrowingBytes: ByteSource {
  private(set) var bytes: [UInt8] = []

  /// An assumed length that no header contradicts, since the true one is unknown.
  ///
  /// - Source: ours: 1 TiB. Confidence: guess.
  static let assumedLength: Int64 = 1 << 40

  var length: Int64 { Self.assumedLength }

  func append(_ new: UnsafeRawBufferPointer) { bytes.append(contentsOf: new) }

  func removeAll() { bytes = [] }

  func read(at place: Int64, _ count: Int, into target: UnsafeMutableRawPointer) -> Int {
    guard place >= 0, place < Int64(bytes.count), count > 0 else { return 0 }
    let part = bytes[Int(place)..<min(bytes.count, Int(place) + count)]
    part.withUnsafeBytes { source in
      if let start = source.baseAddress { target.copyMemory(from: start, byteCount: source.count) }
    }
    return part.count
  }
}
