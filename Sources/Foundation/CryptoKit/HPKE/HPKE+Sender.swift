extension HPKE {
  /// The side that encrypts messages.
  public struct Sender: Sendable {
    /// The public key that the recipient needs to open the messages.
    public let encapsulatedKey: Data
    private var context: HPKEContext

    /// Creates a sender.
    ///
    /// - Parameters:
    ///   - recipientKey: The public key of the recipient.
    ///   - ciphersuite: The algorithms.
    ///   - info: Information on the purpose of the encryption, which the recipient knows, too.
    public init<PK: HPKEDiffieHellmanPublicKey>(
      recipientKey: PK, ciphersuite: Ciphersuite, info: Data
    ) throws { try self.init(recipientKey, ciphersuite, info, shared: nil) }

    /// Creates a sender that shares a key with the recipient.
    ///
    /// - Parameters:
    ///   - recipientKey: The public key of the recipient.
    ///   - ciphersuite: The algorithms.
    ///   - info: Information on the purpose of the encryption, which the recipient knows, too.
    ///   - psk: The shared key.
    ///   - pskID: The identifier of the shared key.
    public init<PK: HPKEDiffieHellmanPublicKey>(
      recipientKey: PK, ciphersuite: Ciphersuite, info: Data, presharedKey psk: SymmetricKey,
      presharedKeyIdentifier pskID: Data
    ) throws {
      try self.init(
        recipientKey, ciphersuite, info, shared: .init(key: psk, identifier: pskID))
    }

    /// Creates a sender whose messages are authenticated by a key of its own.
    ///
    /// - Parameters:
    ///   - recipientKey: The public key of the recipient.
    ///   - ciphersuite: The algorithms.
    ///   - info: Information on the purpose of the encryption, which the recipient knows, too.
    ///   - authenticationKey: The sender's own key.
    public init<SK: HPKEDiffieHellmanPrivateKey>(
      recipientKey: SK.PublicKey, ciphersuite: Ciphersuite, info: Data,
      authenticatedBy authenticationKey: SK
    ) throws {
      try self.init(recipientKey, ciphersuite, info, key: authenticationKey, shared: nil)
    }

    /// Creates a sender that shares a key with the recipient, and whose messages are authenticated
    /// by a key of its own.
    ///
    /// - Parameters:
    ///   - recipientKey: The public key of the recipient.
    ///   - ciphersuite: The algorithms.
    ///   - info: Information on the purpose of the encryption, which the recipient knows, too.
    ///   - authenticationKey: The sender's own key.
    ///   - psk: The shared key.
    ///   - pskID: The identifier of the shared key.
    public init<SK: HPKEDiffieHellmanPrivateKey>(
      recipientKey: SK.PublicKey, ciphersuite: Ciphersuite, info: Data,
      authenticatedBy authenticationKey: SK, presharedKey psk: SymmetricKey,
      presharedKeyIdentifier pskID: Data
    ) throws {
      try self.init(
        recipientKey, ciphersuite, info, key: authenticationKey,
        shared: .init(key: psk, identifier: pskID))
    }

    /// Encrypts and authenticates the next message.
    public mutating func seal<M: DataProtocol>(_ msg: M) throws -> Data {
      try context.seal(msg, authenticating: [UInt8]())
    }

    /// Encrypts the next message, and authenticates it together with other data.
    public mutating func seal<M: DataProtocol, AD: DataProtocol>(
      _ msg: M, authenticating aad: AD
    ) throws -> Data { try context.seal(msg, authenticating: aad) }

    /// Returns a secret that the recipient can derive, too.
    public func exportSecret<Context: DataProtocol>(
      context: Context, outputByteCount: Int
    ) throws -> SymmetricKey { self.context.exported(context, byteCount: outputByteCount) }

    // MARK: Internals

    private init<PK: HPKEDiffieHellmanPublicKey>(
      _ recipient: PK, _ suite: Ciphersuite, _ info: Data, shared: HPKEContext.SharedKey?
    ) throws {
      let ephemeral = PK.EphemeralPrivateKey()
      let keys = try [ephemeral.publicKey, recipient].map {
        try $0.hpkeRepresentation(kem: suite.kem)
      }
      let secret = try ephemeral.sharedSecretFromKeyAgreement(with: recipient)
      encapsulatedKey = keys[0]
      context = try HPKEContext(
        suite, secret: suite.kem.secret([secret], keys: keys), info: info, shared: shared,
        isAuthenticated: false)
    }

    private init<SK: HPKEDiffieHellmanPrivateKey>(
      _ recipient: SK.PublicKey, _ suite: Ciphersuite, _ info: Data, key: SK,
      shared: HPKEContext.SharedKey?
    ) throws {
      let ephemeral = SK.PublicKey.EphemeralPrivateKey()
      let keys = try [ephemeral.publicKey, recipient, key.publicKey].map {
        try $0.hpkeRepresentation(kem: suite.kem)
      }
      let secrets = try [
        ephemeral.sharedSecretFromKeyAgreement(with: recipient),
        key.sharedSecretFromKeyAgreement(with: recipient),
      ]
      encapsulatedKey = keys[0]
      context = try HPKEContext(
        suite, secret: suite.kem.secret(secrets, keys: keys), info: info, shared: shared,
        isAuthenticated: true)
    }
  }
}
