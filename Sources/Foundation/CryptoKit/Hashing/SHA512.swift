internal import TactusCryptography

/// The hash function SHA-2 with 512 bits.
public struct SHA512: HashFunction {
  /// The digest.
  public typealias Digest = SHA512Digest

  private var state = DigestState(.sha512)

  /// Creates a function without data.
  public init() {}

  /// The number of bytes that are hashed at a time.
  public static var blockByteCount: Int { DigestAlgorithm.sha512.blockByteCount }
  /// The number of bytes of a digest.
  public static var byteCount: Int { DigestAlgorithm.sha512.byteCount }

  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  /// Returns the digest of the data so far.
  public func finalize() -> SHA512Digest { SHA512Digest(digestBytes: state.digest()) }
}

/// The hash function SHA-2 with 512 bits, under its longer name.
public typealias SHA2_512 = SHA512
