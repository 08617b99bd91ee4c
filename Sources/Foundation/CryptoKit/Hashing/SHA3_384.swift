internal import TactusCryptography

/// The hash function SHA-3 with 384 bits.
public struct SHA3_384: HashFunction {
  /// The digest.
  public typealias Digest = SHA3_384Digest

  private var state = DigestState(.sha3_384)

  /// Creates a function without data.
  public init() {}

  /// The number of bytes that are hashed at a time.
  public static var blockByteCount: Int { DigestAlgorithm.sha3_384.blockByteCount }
  /// The number of bytes of a digest.
  public static var byteCount: Int { DigestAlgorithm.sha3_384.byteCount }

  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  /// Returns the digest of the data so far.
  public func finalize() -> SHA3_384Digest { SHA3_384Digest(digestBytes: state.digest()) }
}
