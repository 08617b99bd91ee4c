internal import TactusCryptography

/// The cipher ChaCha20 with the authentication Poly1305.
public enum ChaChaPoly: Sendable {
  /// Encrypts and authenticates a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - key: A key of 256 bits.
  ///   - nonce: A number of 12 bytes that was never used with the key; `nil` for a random one.
  /// - Throws: `CryptoKitError.incorrectKeySize` for another key.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

  /// Encrypts a message, and authenticates it together with other data.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let sealed = AuthenticatedCipher.chaChaPoly.seal(
      Array(message), key: key.bytes, nonce: nonce.nonceBytes,
      authenticating: Array(authenticatedData))
    guard let sealed else { throw CryptoKitError.incorrectKeySize }
    return try SealedBox(nonce: nonce, ciphertext: sealed.bytes, tag: sealed.tag)
  }

  /// Decrypts a message.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` if key and box do not belong together.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  /// Decrypts a message that was authenticated together with other data.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    let opened = AuthenticatedCipher.chaChaPoly.open(
      Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), key: key.bytes,
      nonce: sealedBox.nonce.nonceBytes, authenticating: Array(authenticatedData))
    guard let opened else { throw CryptoKitError.authenticationFailure }
    return Data(opened)
  }

  /// An encrypted message with its nonce and tag.
  public struct SealedBox: Sendable {
    /// The nonce.
    public let nonce: Nonce
    /// The encrypted message.
    public let ciphertext: Data
    /// The tag that authenticates the message.
    public let tag: Data

    /// Nonce, message and tag in this order.
    public var combined: Data { Data(nonce.nonceBytes) + ciphertext + tag }

    /// Creates a box from nonce, message and tag in this order.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` for less than 28 bytes.
    public init<D: DataProtocol>(combined: D) throws {
      let tagCount = AuthenticatedCipher.tagByteCount
      guard combined.count >= Nonce.randomByteCount + tagCount else {
        throw CryptoKitError.incorrectParameterSize
      }
      let bytes = Array(combined)
      nonce = try Nonce(data: bytes.prefix(Nonce.randomByteCount))
      ciphertext = Data(bytes.dropFirst(Nonce.randomByteCount).dropLast(tagCount))
      tag = Data(bytes.suffix(tagCount))
    }

    /// Creates a box from its parts.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` for a tag of another length than 16.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == AuthenticatedCipher.tagByteCount else {
        throw CryptoKitError.incorrectParameterSize
      }
      (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }
  }
}
