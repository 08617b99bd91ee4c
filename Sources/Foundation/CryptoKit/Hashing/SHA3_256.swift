internal import TactusCryptography

/// The hash function SHA-3 with 256 bits.
public struct SHA3_256: HashFunction {
  /// The digest.
  public typealias Digest = SHA3_256Digest

  private var state = DigestState(.sha3_256)

  /// Creates a function without data.
  public init() {}

  /// The number of bytes that are hashed at a time.
  public static var blockByteCount: Int { DigestAlgorithm.sha3_256.blockByteCount }
  /// The number of bytes of a digest.
  public static var byteCount: Int { DigestAlgorithm.sha3_256.byteCount }

  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  /// Returns the digest of the data so far.
  public func finalize() -> SHA3_256Digest { SHA3_256Digest(digestBytes: state.digest()) }
}
