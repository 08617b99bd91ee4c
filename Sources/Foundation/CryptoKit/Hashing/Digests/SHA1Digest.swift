extension Insecure {
  /// The digest of SHA-1.
  public struct SHA1Digest: HashDigest {
    /// The number of bytes.
    public static var byteCount: Int { Insecure.SHA1.byteCount }
    /// The name of the hash function.
    public static var functionName: String { "SHA1" }

    /// The bytes.
    public let digestBytes: [UInt8]
    /// Creates a digest from its bytes.
    public init(digestBytes: [UInt8]) { self.digestBytes = digestBytes }
  }
}
