internal import TactusCryptography

/// Hash functions that are broken, for formats that need them.
public enum Insecure: Sendable {
  /// The hash function MD5, which is broken.
  public struct MD5: HashFunction {
    /// The digest.
    public typealias Digest = Insecure.MD5Digest

    private var state = DigestState(.md5)

    /// Creates a function without data.
    public init() {}

    /// The number of bytes that are hashed at a time.
    public static var blockByteCount: Int { DigestAlgorithm.md5.blockByteCount }
    /// The number of bytes of a digest.
    public static var byteCount: Int { DigestAlgorithm.md5.byteCount }

    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.update(bufferPointer)
    }

    /// Returns the digest of the data so far.
    public func finalize() -> MD5Digest { MD5Digest(digestBytes: state.digest()) }
  }

  /// The hash function SHA-1, which is broken.
  public struct SHA1: HashFunction {
    /// The digest.
    public typealias Digest = Insecure.SHA1Digest

    private var state = DigestState(.sha1)

    /// Creates a function without data.
    public init() {}

    /// The number of bytes that are hashed at a time.
    public static var blockByteCount: Int { DigestAlgorithm.sha1.blockByteCount }
    /// The number of bytes of a digest.
    public static var byteCount: Int { DigestAlgorithm.sha1.byteCount }

    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.update(bufferPointer)
    }

    /// Returns the digest of the data so far.
    public func finalize() -> SHA1Digest { SHA1Digest(digestBytes: state.digest()) }
  }
}
