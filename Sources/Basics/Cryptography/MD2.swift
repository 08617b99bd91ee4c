/// The hash function MD2, in memory of the caller.
///
/// - Source: RFC 1319. Confidence: documented.
struct MD2 {
  /// The bytes of a block, and of a digest.
  private static let size = 16
  /// The number of the bytes that wait, then these bytes; the checksum and the hash, each byte as a
  /// number of four bytes.
  private let waitingCount: UnsafeMutablePointer<Int32>
  private let waiting: UnsafeMutablePointer<UInt8>
  private let checksum: UnsafeMutablePointer<UInt32>
  private let hash: UnsafeMutablePointer<UInt32>

  /// Uses a state.
  init(_ state: UnsafeMutableRawPointer) {
    waitingCount = state.assumingMemoryBound(to: Int32.self)
    waiting = (state + 4).assumingMemoryBound(to: UInt8.self)
    checksum = (state + 20).assumingMemoryBound(to: UInt32.self)
    hash = (state + 84).assumingMemoryBound(to: UInt32.self)
  }

  /// Begins.
  func start() {
    waitingCount.pointee = 0
    waiting.update(repeating: 0, count: Self.size)
    checksum.update(repeating: 0, count: Self.size)
    hash.update(repeating: 0, count: Self.size)
  }

  /// Adds bytes.
  func add(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes {
      waiting[Int(waitingCount.pointee)] = byte
      waitingCount.pointee += 1
      if waitingCount.pointee == Self.size { addBlock() }
    }
  }

  /// Writes the digest, and clears the state.
  func finish(_ digest: UnsafeMutablePointer<UInt8>) {
    let padding = UInt8(Self.size - Int(waitingCount.pointee))
    withUnsafeBytes(of: padding) { byte in for _ in 0..<padding { add(byte) } }
    for index in 0..<Self.size { waiting[index] = UInt8(truncatingIfNeeded: checksum[index]) }
    mixWaiting()
    for index in 0..<Self.size { digest[index] = UInt8(truncatingIfNeeded: hash[index]) }
    start()
  }

  private func addBlock() {
    var last = Int(checksum[Self.size - 1])
    for index in 0..<Self.size {
      checksum[index] ^= UInt32(Self.substitutions[Int(waiting[index]) ^ last])
      last = Int(checksum[index])
    }
    mixWaiting()
    waitingCount.pointee = 0
  }

  /// Mixes the waiting bytes into the hash, in 18 rounds.
  private func mixWaiting() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * Self.size) { bytes in
      for index in 0..<Self.size {
        let old = UInt8(truncatingIfNeeded: hash[index])
        bytes[index] = old
        bytes[Self.size + index] = waiting[index]
        bytes[2 * Self.size + index] = waiting[index] ^ old
      }
      var last: UInt8 = 0
      for round in 0..<UInt8(18) {
        for index in bytes.indices {
          bytes[index] ^= Self.substitutions[Int(last)]
          last = bytes[index]
        }
        last &+= round
      }
      for index in 0..<Self.size { hash[index] = UInt32(bytes[index]) }
    }
  }

  /// A permutation of the bytes, derived from the digits of pi.
  ///
  /// - Source: RFC 1319. Confidence: documented.
  private static let substitutions: [UInt8] = [
    41, 46, 67, 201, 162, 216, 124, 1, 61, 54, 84, 161, 236, 240, 6, 19, 98, 167, 5, 243, 192, 199,
    115, 140, 152, 147, 43, 217, 188, 76, 130, 202, 30, 155, 87, 60, 253, 212, 224, 22, 103, 66,
    111, 24, 138, 23, 229, 18, 190, 78, 196, 214, 218, 158, 222, 73, 160, 251, 245, 142, 187, 47,
    238, 122, 169, 104, 121, 145, 21, 178, 7, 63, 148, 194, 16, 137, 11, 34, 95, 33, 128, 127, 93,
    154, 90, 144, 50, 39, 53, 62, 204, 231, 191, 247, 151, 3, 255, 25, 48, 179, 72, 165, 181, 209,
    215, 94, 146, 42, 172, 86, 170, 198, 79, 184, 56, 210, 150, 164, 125, 182, 118, 252, 107, 226,
    156, 116, 4, 241, 69, 157, 112, 89, 100, 113, 135, 32, 134, 91, 207, 101, 230, 45, 168, 2, 27,
    96, 37, 173, 174, 176, 185, 246, 28, 70, 97, 105, 52, 64, 126, 15, 85, 71, 163, 35, 221, 81,
    175, 58, 195, 92, 249, 206, 186, 197, 234, 38, 44, 83, 13, 110, 133, 40, 132, 9, 211, 223, 205,
    244, 65, 129, 77, 82, 106, 220, 55, 200, 108, 193, 171, 250, 36, 225, 123, 8, 12, 189, 177, 74,
    120, 136, 149, 139, 227, 99, 232, 109, 233, 203, 213, 254, 59, 0, 29, 57, 242, 239, 183, 14,
    102, 88, 208, 228, 166, 119, 114, 248, 235, 117, 75, 10, 49, 68, 80, 180, 143, 237, 31, 26, 219,
    153, 141, 51, 159, 17, 131, 20,
  ]
}
