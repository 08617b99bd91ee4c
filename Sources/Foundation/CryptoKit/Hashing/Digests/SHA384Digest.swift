/// The digest of SHA-384.
public struct SHA384Digest: HashDigest {
  /// The number of bytes.
  public static var byteCount: Int { SHA384.byteCount }
  /// The name of the hash function.
  public static var functionName: String { "SHA384" }

  /// The bytes.
  public let digestBytes: [UInt8]
  /// Creates a digest from its bytes.
  public init(digestBytes: [UInt8]) { self.digestBytes = digestBytes }
}
