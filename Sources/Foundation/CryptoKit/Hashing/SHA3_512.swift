internal import TactusCryptography

/// The hash function SHA-3 with 512 bits.
public struct SHA3_512: HashFunction {
  /// The digest.
  public typealias Digest = SHA3_512Digest

  private var state = DigestState(.sha3_512)

  /// Creates a function without data.
  public init() {}

  /// The number of bytes that are hashed at a time.
  public static var blockByteCount: Int { DigestAlgorithm.sha3_512.blockByteCount }
  /// The number of bytes of a digest.
  public static var byteCount: Int { DigestAlgorithm.sha3_512.byteCount }

  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  /// Returns the digest of the data so far.
  public func finalize() -> SHA3_512Digest { SHA3_512Digest(digestBytes: state.digest()) }
}
