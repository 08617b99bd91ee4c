/// The digest of SHA-256.
public struct SHA256Digest: HashDigest {
  /// The number of bytes.
  public static var byteCount: Int { SHA256.byteCount }
  /// The name of the hash function.
  public static var functionName: String { "SHA256" }

  /// The bytes.
  public let digestBytes: [UInt8]
  /// Creates a digest from its bytes.
  public init(digestBytes: [UInt8]) { self.digestBytes = digestBytes }
}
