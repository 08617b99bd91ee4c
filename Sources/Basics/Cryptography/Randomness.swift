internal import CTactusOpenSSL

/// Random bytes for keys.
public enum Randomness {
  /// Fills memory with random bytes, and returns whether there were enough.
  public static func fill(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
    guard let address = bytes.baseAddress, bytes.count <= Int(Int32.max) else {
      return bytes.isEmpty
    }
    return RAND_bytes(address.assumingMemoryBound(to: UInt8.self), Int32(bytes.count)) == 1
  }

  /// Returns random bytes.
  public static func bytes(count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let isFilled = bytes.withUnsafeMutableBytes { fill($0) }
    precondition(isFilled, "the system has no random bytes")
    return bytes
  }
}

/// Comparisons whose time does not depend on the contents.
public enum SecureComparison {
  /// Returns whether two sequences of bytes are equal.
  public static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && CRYPTO_memcmp(one, other, one.count) == 0
  }
}
