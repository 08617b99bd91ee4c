extension AES.GCM {
  /// A number that is used once with a key, of 12 bytes or more.
  public struct Nonce: CipherNonce {
    /// The bytes.
    public let nonceBytes: [UInt8]
    /// Creates a number from its bytes, which are not checked.
    public init(nonceBytes: [UInt8]) { self.nonceBytes = nonceBytes }

    /// Creates a nonce from bytes.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` for less than 12 bytes.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count >= Self.randomByteCount else { throw CryptoKitError.incorrectParameterSize }
      self.init(nonceBytes: Array(data))
    }
  }
}
