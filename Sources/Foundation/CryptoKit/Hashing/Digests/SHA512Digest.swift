/// The digest of SHA-512.
public struct SHA512Digest: HashDigest {
  /// The number of bytes.
  public static var byteCount: Int { SHA512.byteCount }
  /// The name of the hash function.
  public static var functionName: String { "SHA512" }

  /// The bytes.
  public let digestBytes: [UInt8]
  /// Creates a digest from its bytes.
  public init(digestBytes: [UInt8]) { self.digestBytes = digestBytes }
}
