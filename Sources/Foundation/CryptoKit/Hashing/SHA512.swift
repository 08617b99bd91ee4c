internal import TactusCryptography

/// The hash function SHA-2 with 512 bits.
public struct SHA512: HashFunction, DigestKind {
  /// The digest.
  public typealias Digest = HashDigest<SHA512>

  private var state = DigestState(.sha512)

  /// Creates a function without data.
  public init() {}

  /// The number of bytes that are hashed at a time.
  public static var blockByteCount: Int { DigestAlgorithm.sha512.blockByteCount }
  /// The number of bytes of a digest.
  public static var byteCount: Int { digestByteCount }
  /// The number of bytes of a digest.
  public static var digestByteCount: Int { DigestAlgorithm.sha512.byteCount }

  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  /// Returns the digest of the data so far.
  public func finalize() -> HashDigest<SHA512> { HashDigest(bytes: state.digest()) }
}
