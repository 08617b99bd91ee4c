internal import TactusCryptography

/// The hash function SHA-2 with 384 bits.
public struct SHA384: HashFunction, DigestKind {
  /// The digest.
  public typealias Digest = HashDigest<SHA384>

  private var state = DigestState(.sha384)

  /// Creates a function without data.
  public init() {}

  /// The number of bytes that are hashed at a time.
  public static var blockByteCount: Int { DigestAlgorithm.sha384.blockByteCount }
  /// The number of bytes of a digest.
  public static var byteCount: Int { digestByteCount }
  /// The number of bytes of a digest.
  public static var digestByteCount: Int { DigestAlgorithm.sha384.byteCount }

  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  /// Returns the digest of the data so far.
  public func finalize() -> HashDigest<SHA384> { HashDigest(bytes: state.digest()) }
}
