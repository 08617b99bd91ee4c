import CryptoKit
import Testing

/// Hybrid encryption with a public key (Cryptography.CG17).
struct HPKETests {
  private let text = Data("two eggs and a kettle".utf8)
  private let info = Data("breakfast".utf8)
  private let psk = SymmetricKey(data: Data(0..<32))
  private let pskID = Data("cook".utf8)
  private let urn = Data("Ode on a Grecian Urn".utf8)
  private let beauty = Data("Beauty is truth, truth beauty".utf8)

  private func data(_ hex: String) -> Data {
    var (data, rest) = (Data(), hex[...])
    while let byte = UInt8(rest.prefix(2), radix: 16) {
      data.append(byte)
      rest = rest.dropFirst(2)
    }
    return data
  }

  // MARK: Vectors

  @Test("Cryptography.CG17. Messages and secrets are those of appendix A.1.1 of RFC 9180")
  func base() throws {
    var recipient = try HPKE.Recipient(
      privateKey: Curve25519.KeyAgreement.PrivateKey(
        rawRepresentation: data("4612c550263fc8ad58375df3f557aac531d26850903e55a9f23f21d8534e8ac8")),
      ciphersuite: .init(kem: .Curve25519_HKDF_SHA256, kdf: .HKDF_SHA256, aead: .AES_GCM_128),
      info: urn,
      encapsulatedKey: data("37fda3567bdbd628e88668c3c8d7e97d1d1253b6d4ea6d44c150f741f1bf4431"))
    let messages = [
      "f938558b5d72f1a23810b4be2ab4f84331acc02fc97babc53a52ae8218a355a96d8770ac83d07bea87e13c512a",
      "af2d7e9ac9ae7e270f46ba1f975be53c09f8d875bdc8535458c2494e8a6eab251c03d0c22a56b8ca42c2063b84",
      "498dfcabd92e8acedc281e85af1cb4e3e31c7dc394a1ca20e173cb72516491588d96a19ad4a683518973dcc180",
    ]
    for (number, message) in messages.enumerated() {
      let other = Data("Count-\(number)".utf8)
      #expect(try recipient.open(data(message), authenticating: other) == beauty)
    }
    let secret = try recipient.exportSecret(context: Data(), outputByteCount: 32)
    #expect(
      secret.withUnsafeBytes { Data($0) }
        == data("3853fe2b4035195a573ffc53856e77058e15d9ea064de3e59f4961d0095250ee"))
    let other = try recipient.exportSecret(context: Data("TestContext".utf8), outputByteCount: 32)
    #expect(
      other.withUnsafeBytes { Data($0) }
        == data("e9e43065102c3836401bed8c3c3c75ae46be1639869391d62c61f1ec7af54931"))
  }

  @Test("Cryptography.CG17. A message with a shared key is that of appendix A.1.2 of RFC 9180")
  func shared() throws {
    var recipient = try HPKE.Recipient(
      privateKey: Curve25519.KeyAgreement.PrivateKey(
        rawRepresentation: data("c5eb01eb457fe6c6f57577c5413b931550a162c71a03ac8d196babbd4e5ce0fd")),
      ciphersuite: .init(kem: .Curve25519_HKDF_SHA256, kdf: .HKDF_SHA256, aead: .AES_GCM_128),
      info: urn,
      encapsulatedKey: data("0ad0950d9fb9588e59690b74f1237ecdf1d775cd60be2eca57af5a4b0471c91b"),
      presharedKey: SymmetricKey(
        data: data("0247fd33b913760fa1fa51e1892d9f307fbe65eb171e8132c2af18555a738b82")),
      presharedKeyIdentifier: data("456e6e796e20447572696e206172616e204d6f726961"))
    let message = data(
      "e52c6fed7f758d0cf7145689f21bc1be6ec9ea097fef4e959440012f4feb73fb611b946199e681f4cfc34db8ea")
    #expect(try recipient.open(message, authenticating: Data("Count-0".utf8)) == beauty)
  }

  @Test("Cryptography.CG17. A message of a known sender is that of appendix A.3.3 of RFC 9180")
  func authenticated() throws {
    let sender = try P256.KeyAgreement.PublicKey(
      x963Representation: data(
        "04a817a0902bf28e036d66add5d544cc3a0457eab150f104285df1e293b5c10eef"
          + "8651213e43d9cd9086c80b309df22cf37609f58c1127f7607e85f210b2804f73"))
    var recipient = try HPKE.Recipient(
      privateKey: P256.KeyAgreement.PrivateKey(
        rawRepresentation: data("d929ab4be2e59f6954d6bedd93e638f02d4046cef21115b00cdda2acb2a4440e")),
      ciphersuite: .init(kem: .P256_HKDF_SHA256, kdf: .HKDF_SHA256, aead: .AES_GCM_128),
      info: urn,
      encapsulatedKey: data(
        "042224f3ea800f7ec55c03f29fc9865f6ee27004f818fcbdc6dc68932c1e52e15b"
          + "79e264a98f2c535ef06745f3d308624414153b22c7332bc1e691cb4af4d53454"),
      authenticatedBy: sender)
    let message = data(
      "82ffc8c44760db691a07c5627e5fc2c08e7a86979ee79b494a17cc3405446ac2bdb8f265db4a099ed3289ffe19")
    #expect(try recipient.open(message, authenticating: Data("Count-0".utf8)) == beauty)
  }

  // MARK: Both sides

  /// Checks both sides in all four modes.
  private func check<Key: HPKEDiffieHellmanPrivateKeyGeneration>(
    _: Key.Type, _ suite: HPKE.Ciphersuite
  ) throws {
    let (own, other) = (Key(), Key())
    var sender = try HPKE.Sender(recipientKey: other.publicKey, ciphersuite: suite, info: info)
    try check(
      &sender,
      HPKE.Recipient(
        privateKey: other, ciphersuite: suite, info: info, encapsulatedKey: sender.encapsulatedKey))
    sender = try HPKE.Sender(
      recipientKey: other.publicKey, ciphersuite: suite, info: info, presharedKey: psk,
      presharedKeyIdentifier: pskID)
    try check(
      &sender,
      HPKE.Recipient(
        privateKey: other, ciphersuite: suite, info: info, encapsulatedKey: sender.encapsulatedKey,
        presharedKey: psk, presharedKeyIdentifier: pskID))
    sender = try HPKE.Sender(
      recipientKey: other.publicKey, ciphersuite: suite, info: info, authenticatedBy: own)
    try check(
      &sender,
      HPKE.Recipient(
        privateKey: other, ciphersuite: suite, info: info, encapsulatedKey: sender.encapsulatedKey,
        authenticatedBy: own.publicKey))
    sender = try HPKE.Sender(
      recipientKey: other.publicKey, ciphersuite: suite, info: info, authenticatedBy: own,
      presharedKey: psk, presharedKeyIdentifier: pskID)
    try check(
      &sender,
      HPKE.Recipient(
        privateKey: other, ciphersuite: suite, info: info, encapsulatedKey: sender.encapsulatedKey,
        authenticatedBy: own.publicKey, presharedKey: psk, presharedKeyIdentifier: pskID))
  }

  private func check(_ sender: inout HPKE.Sender, _ recipient: HPKE.Recipient) throws {
    var recipient = recipient
    let first = try sender.seal(text)
    let second = try sender.seal(text, authenticating: info)
    #expect(first.count == text.count + 16 && first != second)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try recipient.open(second, authenticating: info)
    }
    #expect(try recipient.open(first) == text)
    #expect(throws: CryptoKitError.authenticationFailure) { try recipient.open(second) }
    #expect(try recipient.open(second, authenticating: info) == text)
    #expect(
      try sender.exportSecret(context: info, outputByteCount: 20)
        == recipient.exportSecret(context: info, outputByteCount: 20))
  }

  @Test("Cryptography.CG17. Each suite opens what it sealed, in its order, in each mode")
  func suites() throws {
    try check(P256.KeyAgreement.PrivateKey.self, .P256_SHA256_AES_GCM_256)
    try check(P384.KeyAgreement.PrivateKey.self, .P384_SHA384_AES_GCM_256)
    try check(P521.KeyAgreement.PrivateKey.self, .P521_SHA512_AES_GCM_256)
    try check(Curve25519.KeyAgreement.PrivateKey.self, .Curve25519_SHA256_ChachaPoly)
  }

  @Test("Cryptography.CG17. What does not go together is an error of its own")
  func errors() throws {
    let key = P256.KeyAgreement.PrivateKey()
    let suite = HPKE.Ciphersuite.P256_SHA256_AES_GCM_256
    #expect(throws: HPKE.Errors.inconsistentCiphersuiteAndKey) {
      try HPKE.Sender(
        recipientKey: key.publicKey, ciphersuite: .P384_SHA384_AES_GCM_256, info: info)
    }
    #expect(throws: HPKE.Errors.inconsistentPSKInputs) {
      try HPKE.Sender(
        recipientKey: key.publicKey, ciphersuite: suite, info: info, presharedKey: psk,
        presharedKeyIdentifier: Data())
    }
    #expect(throws: HPKE.Errors.expectedPSK) {
      try HPKE.Sender(
        recipientKey: key.publicKey, ciphersuite: suite, info: info,
        presharedKey: SymmetricKey(data: Data()), presharedKeyIdentifier: Data())
    }
    let sender = try HPKE.Sender(recipientKey: key.publicKey, ciphersuite: suite, info: info)
    var recipient = try HPKE.Recipient(
      privateKey: key, ciphersuite: suite, info: info, encapsulatedKey: sender.encapsulatedKey)
    #expect(throws: HPKE.Errors.ciphertextTooShort) { try recipient.open(Data(count: 15)) }
    #expect(throws: CryptoKitError.authenticationFailure) { try recipient.open(Data(count: 16)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try HPKE.Recipient(
        privateKey: key, ciphersuite: suite, info: info,
        encapsulatedKey: sender.encapsulatedKey.dropLast())
    }
  }

  @Test("Cryptography.CG17. A suite without a cipher exports secrets only")
  func export() throws {
    let key = Curve25519.KeyAgreement.PrivateKey()
    let suite = HPKE.Ciphersuite(
      kem: .Curve25519_HKDF_SHA256, kdf: .HKDF_SHA512, aead: .exportOnly)
    var sender = try HPKE.Sender(recipientKey: key.publicKey, ciphersuite: suite, info: info)
    var recipient = try HPKE.Recipient(
      privateKey: key, ciphersuite: suite, info: info, encapsulatedKey: sender.encapsulatedKey)
    #expect(throws: HPKE.Errors.exportOnlyMode) { try sender.seal(text) }
    #expect(throws: HPKE.Errors.exportOnlyMode) { try recipient.open(text) }
    let secret = try sender.exportSecret(context: info, outputByteCount: 64)
    #expect(try secret == recipient.exportSecret(context: info, outputByteCount: 64))
    #expect(secret.bitCount == 512)
  }
}
