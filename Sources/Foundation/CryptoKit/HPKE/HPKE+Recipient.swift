extension HPKE {
  /// The side that decrypts messages, in the order in which they were encrypted.
  public struct Recipient: Sendable {
    private var context: HPKEContext

    /// Creates a recipient.
    ///
    /// - Parameters:
    ///   - privateKey: The recipient's key.
    ///   - ciphersuite: The algorithms.
    ///   - info: Information on the purpose of the encryption, as given to the sender.
    ///   - encapsulatedKey: The public key from the sender.
    public init<SK: HPKEDiffieHellmanPrivateKey>(
      privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data
    ) throws {
      try self.init(privateKey, ciphersuite, info, encapsulatedKey, sender: nil, shared: nil)
    }

    /// Creates a recipient that shares a key with the sender.
    ///
    /// - Parameters:
    ///   - privateKey: The recipient's key.
    ///   - ciphersuite: The algorithms.
    ///   - info: Information on the purpose of the encryption, as given to the sender.
    ///   - encapsulatedKey: The public key from the sender.
    ///   - psk: The shared key.
    ///   - pskID: The identifier of the shared key.
    public init<SK: HPKEDiffieHellmanPrivateKey>(
      privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data,
      presharedKey psk: SymmetricKey, presharedKeyIdentifier pskID: Data
    ) throws {
      try self.init(
        privateKey, ciphersuite, info, encapsulatedKey, sender: nil,
        shared: .init(key: psk, identifier: pskID))
    }

    /// Creates a recipient of messages that the sender's key authenticates.
    ///
    /// - Parameters:
    ///   - privateKey: The recipient's key.
    ///   - ciphersuite: The algorithms.
    ///   - info: Information on the purpose of the encryption, as given to the sender.
    ///   - encapsulatedKey: The public key from the sender.
    ///   - authenticationKey: The public key of the sender's own key.
    public init<SK: HPKEDiffieHellmanPrivateKey>(
      privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data,
      authenticatedBy authenticationKey: SK.PublicKey
    ) throws {
      try self.init(
        privateKey, ciphersuite, info, encapsulatedKey, sender: authenticationKey, shared: nil)
    }

    /// Creates a recipient that shares a key with the sender, of messages that the sender's key
    /// authenticates.
    ///
    /// - Parameters:
    ///   - privateKey: The recipient's key.
    ///   - ciphersuite: The algorithms.
    ///   - info: Information on the purpose of the encryption, as given to the sender.
    ///   - encapsulatedKey: The public key from the sender.
    ///   - authenticationKey: The public key of the sender's own key.
    ///   - psk: The shared key.
    ///   - pskID: The identifier of the shared key.
    public init<SK: HPKEDiffieHellmanPrivateKey>(
      privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data,
      authenticatedBy authenticationKey: SK.PublicKey, presharedKey psk: SymmetricKey,
      presharedKeyIdentifier pskID: Data
    ) throws {
      try self.init(
        privateKey, ciphersuite, info, encapsulatedKey, sender: authenticationKey,
        shared: .init(key: psk, identifier: pskID))
    }

    /// Decrypts the next message.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` for a message that is not authentic, or not
    ///   the next one.
    public mutating func open<C: DataProtocol>(_ ciphertext: C) throws -> Data {
      try context.open(ciphertext, authenticating: [UInt8]())
    }

    /// Decrypts the next message, which was authenticated together with other data.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` for a message that is not authentic, or not
    ///   the next one.
    public mutating func open<C: DataProtocol, AD: DataProtocol>(
      _ ciphertext: C, authenticating aad: AD
    ) throws -> Data { try context.open(ciphertext, authenticating: aad) }

    /// Returns a secret that the sender can derive, too.
    public func exportSecret<Context: DataProtocol>(
      context: Context, outputByteCount: Int
    ) throws -> SymmetricKey { self.context.exported(context, byteCount: outputByteCount) }

    // MARK: Internals

    private init<SK: HPKEDiffieHellmanPrivateKey>(
      _ key: SK, _ suite: Ciphersuite, _ info: Data, _ encapsulatedKey: Data,
      sender: SK.PublicKey?, shared: HPKEContext.SharedKey?
    ) throws {
      let ephemeral = try SK.PublicKey(encapsulatedKey, kem: suite.kem)
      let others = [ephemeral] + (sender.map { [$0] } ?? [])
      let secrets = try others.map { try key.sharedSecretFromKeyAgreement(with: $0) }
      let keys = [ephemeral, key.publicKey] + others.dropFirst()
      let encoded = try keys.map { try $0.hpkeRepresentation(kem: suite.kem) }
      context = try HPKEContext(
        suite, secret: suite.kem.secret(secrets, keys: encoded), info: info, shared: shared,
        isAuthenticated: sender != nil)
    }
  }
}
