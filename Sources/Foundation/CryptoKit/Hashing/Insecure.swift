internal import TactusCryptography

/// Hash functions that are broken, for formats that need them.
public enum Insecure {
  /// The hash function MD5, which is broken.
  public struct MD5: HashFunction, DigestKind {
    /// The digest.
    public typealias Digest = HashDigest<MD5>

    private var state = DigestState(.md5)

    /// Creates a function without data.
    public init() {}

    /// The number of bytes that are hashed at a time.
    public static var blockByteCount: Int { DigestAlgorithm.md5.blockByteCount }
    /// The number of bytes of a digest.
    public static var byteCount: Int { digestByteCount }
    /// The number of bytes of a digest.
    public static var digestByteCount: Int { DigestAlgorithm.md5.byteCount }

    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.update(bufferPointer)
    }

    /// Returns the digest of the data so far.
    public func finalize() -> HashDigest<MD5> { HashDigest(bytes: state.digest()) }
  }

  /// The hash function SHA-1, which is broken.
  public struct SHA1: HashFunction, DigestKind {
    /// The digest.
    public typealias Digest = HashDigest<SHA1>

    private var state = DigestState(.sha1)

    /// Creates a function without data.
    public init() {}

    /// The number of bytes that are hashed at a time.
    public static var blockByteCount: Int { DigestAlgorithm.sha1.blockByteCount }
    /// The number of bytes of a digest.
    public static var byteCount: Int { digestByteCount }
    /// The number of bytes of a digest.
    public static var digestByteCount: Int { DigestAlgorithm.sha1.byteCount }

    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.update(bufferPointer)
    }

    /// Returns the digest of the data so far.
    public func finalize() -> HashDigest<SHA1> { HashDigest(bytes: state.digest()) }
  }

  /// The digest of MD5.
  public typealias MD5Digest = HashDigest<MD5>
  /// The digest of SHA-1.
  public typealias SHA1Digest = HashDigest<SHA1>
}
