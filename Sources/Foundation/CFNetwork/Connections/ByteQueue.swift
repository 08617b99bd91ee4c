/// Bytes that are taken in the order in which they were added.
struct ByteQueue: Sendable {
  private var bytes: [UInt8] = []
  /// The number of bytes at the beginning that were taken.
  private var taken = 0

  /// The number of bytes.
  var count: Int { bytes.count - taken }
  /// Whether there are none.
  var isEmpty: Bool { count == 0 }

  /// Adds bytes.
  mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// Takes all bytes.
  mutating func takeAll() -> [UInt8] {
    defer { self = ByteQueue() }
    return taken == 0 ? bytes : Array(bytes[taken...])
  }

  /// Moves bytes to a buffer and returns their count.
  mutating func take(to memory: UnsafeMutablePointer<UInt8>, at most: Int) -> Int {
    let count = max(0, min(most, count))
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      memory.update(from: base + taken, count: count)
    }
    drop(count)
    return count
  }

  /// Offers the bytes to a closure, which returns how many of them it takes.
  mutating func take(_ body: (UnsafeRawBufferPointer) -> Int) -> Int {
    let count = bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[taken...])) }
    drop(max(0, count))
    return count
  }

  private mutating func drop(_ count: Int) {
    taken += count
    if taken == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      taken = 0
    } else if taken > 65_536 {
      bytes.removeFirst(taken)
      taken = 0
    }
  }
}
