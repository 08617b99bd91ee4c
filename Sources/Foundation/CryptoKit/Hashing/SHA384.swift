internal import TactusCryptography

/// The hash function SHA-2 with 384 bits.
public struct SHA384: HashFunction {
  /// The digest.
  public typealias Digest = SHA384Digest

  private var state = DigestState(.sha384)

  /// Creates a function without data.
  public init() {}

  /// The number of bytes that are hashed at a time.
  public static var blockByteCount: Int { DigestAlgorithm.sha384.blockByteCount }
  /// The number of bytes of a digest.
  public static var byteCount: Int { DigestAlgorithm.sha384.byteCount }

  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  /// Returns the digest of the data so far.
  public func finalize() -> SHA384Digest { SHA384Digest(digestBytes: state.digest()) }
}

/// The hash function SHA-2 with 384 bits, under its longer name.
public typealias SHA2_384 = SHA384
