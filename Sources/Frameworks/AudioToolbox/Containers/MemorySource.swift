/// Bytes in memory.
final class MemorySource: ByteSource {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  var length: Int64 { Int64(bytes.count) }

  func read(at place: Int64, _ count: Int, into target: UnsafeMutableRawPointer) -> Int {
    guard place >= 0, place < length, count > 0 else { return 0 }
    let part = bytes[Int(place)..<min(bytes.count, Int(place) + count)]
    part.withUnsafeBytes { source in
      if let start = source.baseAddress { target.copyMemory(from: start, byteCount: source.count) }
    }
    return part.count
  }
}
