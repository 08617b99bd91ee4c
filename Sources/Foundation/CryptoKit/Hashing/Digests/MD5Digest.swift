extension Insecure {
  /// The digest of MD5.
  public struct MD5Digest: HashDigest {
    /// The number of bytes.
    public static var byteCount: Int { Insecure.MD5.byteCount }
    /// The name of the hash function.
    public static var functionName: String { "MD5" }

    /// The bytes.
    public let digestBytes: [UInt8]
    /// Creates a digest from its bytes.
    public init(digestBytes: [UInt8]) { self.digestBytes = digestBytes }
  }
}
