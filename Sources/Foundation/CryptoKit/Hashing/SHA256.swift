internal import TactusCryptography

/// The hash function SHA-2 with 256 bits.
public struct SHA256: HashFunction {
  /// The digest.
  public typealias Digest = SHA256Digest

  private var state = DigestState(.sha256)

  /// Creates a function without data.
  public init() {}

  /// The number of bytes that are hashed at a time.
  public static var blockByteCount: Int { DigestAlgorithm.sha256.blockByteCount }
  /// The number of bytes of a digest.
  public static var byteCount: Int { DigestAlgorithm.sha256.byteCount }

  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  /// Returns the digest of the data so far.
  public func finalize() -> SHA256Digest { SHA256Digest(digestBytes: state.digest()) }
}

/// The hash function SHA-2 with 256 bits, under its longer name.
public typealias SHA2_256 = SHA256
