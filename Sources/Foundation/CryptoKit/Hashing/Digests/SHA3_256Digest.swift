/// The digest of SHA-3 with 256 bits.
public struct SHA3_256Digest: HashDigest {
  /// The number of bytes.
  public static var byteCount: Int { SHA3_256.byteCount }
  /// The name of the hash function.
  public static var functionName: String { "SHA3_256" }

  /// The bytes.
  public let digestBytes: [UInt8]
  /// Creates a digest from its bytes.
  public init(digestBytes: [UInt8]) { self.digestBytes = digestBytes }
}
