import CryptoKit
import LocalAuthentication
import Security
import Testing

/// Keys on elliptic curves (Cryptography.CG5, CG6, CG8, CG15).
struct CurveTests {
  private let text = Data("two eggs and a kettle".utf8)

  private func data(_ hex: String) -> Data {
    var data = Data()
    var rest = hex[...]
    while let byte = UInt8(rest.prefix(2), radix: 16) {
      data.append(byte)
      rest = rest.dropFirst(2)
    }
    return data
  }

  @Test("Cryptography.CG6. Ed25519 accepts the signature of RFC 8032, and its own differ each time")
  func ed25519() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: data("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
    #expect(
      key.publicKey.rawRepresentation
        == data("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"))
    let documented = data(
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00")
    #expect(key.publicKey.isValidSignature(documented, for: data("72")))
    let signatures = try (0..<20).map { _ in try key.signature(for: data("72")) }
    #expect(Set(signatures + [documented]).count == 21)
    for signature in signatures {
      #expect(signature.count == 64)
      #expect(key.publicKey.isValidSignature(signature, for: data("72")))
      #expect(!key.publicKey.isValidSignature(signature, for: data("73")))
    }
    let empty = try key.signature(for: Data())
    #expect(key.publicKey.isValidSignature(empty, for: Data()))
    #expect(!key.publicKey.isValidSignature(Data(count: 64), for: data("72")))
  }

  @Test("Cryptography.CG6. Signatures of random keys and messages are valid")
  func randomSignatures() throws {
    for count in 0..<200 {
      let key = Curve25519.Signing.PrivateKey()
      let message = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + count) })
      let signature = try key.signature(for: message)
      #expect(key.publicKey.isValidSignature(signature, for: message))
      var other = signature
      other[count % 64] ^= 1 << (count % 8)
      #expect(!key.publicKey.isValidSignature(other, for: message))
    }
  }

  @Test("Cryptography.CG6. Both sides of an agreement by X25519 have the same secret")
  func x25519() throws {
    let (one, other) = (
      Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey()
    )
    let secret = try one.sharedSecretFromKeyAgreement(with: other.publicKey)
    #expect(try secret == other.sharedSecretFromKeyAgreement(with: one.publicKey))
    let key = secret.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
    #expect(key.bitCount == 256)
  }

  @Test("Cryptography.CG6. X25519 gives the secret of RFC 7748")
  func vector() throws {
    let number = data("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4")
    let key = try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: number)
    let point = try Curve25519.KeyAgreement.PublicKey(
      rawRepresentation: data("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"))
    let secret = try key.sharedSecretFromKeyAgreement(with: point)
    #expect(
      secret.withUnsafeBytes { Data($0) }
        == data("c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"))
  }

  @Test("Cryptography.CG5. A key on P-256 is the same in each of its forms")
  func forms() throws {
    let key = P256.Signing.PrivateKey()
    let copies = try [
      P256.Signing.PrivateKey(rawRepresentation: key.rawRepresentation),
      P256.Signing.PrivateKey(x963Representation: key.x963Representation),
      P256.Signing.PrivateKey(derRepresentation: key.derRepresentation),
      P256.Signing.PrivateKey(pemRepresentation: key.pemRepresentation),
    ]
    #expect(copies.allSatisfy { $0.rawRepresentation == key.rawRepresentation })
    let own = key.publicKey
    let others = try [
      P256.Signing.PublicKey(rawRepresentation: own.rawRepresentation),
      P256.Signing.PublicKey(x963Representation: own.x963Representation),
      P256.Signing.PublicKey(compressedRepresentation: own.compressedRepresentation),
      P256.Signing.PublicKey(derRepresentation: own.derRepresentation),
      P256.Signing.PublicKey(pemRepresentation: own.pemRepresentation),
    ]
    #expect(others.allSatisfy { $0.rawRepresentation == own.rawRepresentation })
    #expect(own.rawRepresentation.count == 64 && own.compressedRepresentation.count == 33)
    #expect(own.pemRepresentation.hasPrefix("-----BEGIN PUBLIC KEY-----\n"))
  }

  @Test("Cryptography.CG5. The public key of a number is its point on P-256")
  func point() throws {
    // The number 1 is the base point of the curve.
    let key = try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31) + [1])
    #expect(
      key.publicKey.rawRepresentation
        == data(
          "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
            + "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"))
  }

  @Test("Cryptography.CG5. A signature is valid for its data and key only, in both forms")
  func signatures() throws {
    let key = P256.Signing.PrivateKey()
    let signature = try key.signature(for: text)
    #expect(key.publicKey.isValidSignature(signature, for: text))
    #expect(key.publicKey.isValidSignature(signature, for: SHA256.hash(data: text)))
    #expect(!key.publicKey.isValidSignature(signature, for: text + text))
    #expect(!P256.Signing.PrivateKey().publicKey.isValidSignature(signature, for: text))
    let der = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
    #expect(der.rawRepresentation == signature.rawRepresentation)
    let raw = try P256.Signing.ECDSASignature(rawRepresentation: signature.rawRepresentation)
    #expect(key.publicKey.isValidSignature(raw, for: text))
    let large = P521.Signing.PrivateKey()
    let other = try large.signature(for: SHA512.hash(data: text))
    #expect(large.publicKey.isValidSignature(other, for: text))
    #expect(other.rawRepresentation.count == 132)
  }

  @Test("Cryptography.CG5. Both sides of an agreement on P-384 have the same secret")
  func agreement() throws {
    let (one, other) = (P384.KeyAgreement.PrivateKey(), P384.KeyAgreement.PrivateKey())
    let secret = try one.sharedSecretFromKeyAgreement(with: other.publicKey)
    #expect(try secret == other.sharedSecretFromKeyAgreement(with: one.publicKey))
    let key = secret.x963DerivedSymmetricKey(
      using: SHA256.self, sharedInfo: Data(), outputByteCount: 40)
    #expect(key.bitCount == 320)
  }

  @Test("Cryptography.CG5. Bytes that are no key or signature are errors")
  func damaged() {
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.PublicKey(rawRepresentation: Data(count: 63))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 7, count: 64))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.PrivateKey(rawRepresentation: Data(repeating: 0xff, count: 32))
    }
    #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
      try P256.Signing.PrivateKey(derRepresentation: P384.Signing.PrivateKey().derRepresentation)
    }
    #expect(throws: CryptoKitASN1Error.invalidPEMDocument) {
      try P256.Signing.PublicKey(pemRepresentation: "neither a key nor a text")
    }
    #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
      try P256.Signing.ECDSASignature(derRepresentation: Data([0x30, 0]))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.Signing.PrivateKey(rawRepresentation: Data(count: 31))
    }
  }

  @Test("Cryptography.CG5. Keys of each curve are the same in each of their forms")
  func curves() throws {
    func check<Key: NISTSigningPrivateKey>(_ key: Key, bytes: Int) throws {
      let der = try Key(derRepresentation: key.derRepresentation)
      let number = try Key(rawRepresentation: key.rawRepresentation)
      #expect(der.x963Representation == number.x963Representation)
      #expect(der.x963Representation.count == 3 * bytes + 1)
      let own = key.publicKey
      let other = try Key.PublicKey(compressedRepresentation: own.compressedRepresentation)
      let compact = try Key.PublicKey(compactRepresentation: own.rawRepresentation.prefix(bytes))
      #expect(other.pemRepresentation == own.pemRepresentation)
      #expect(compact.derRepresentation == own.derRepresentation)
      let signature = try key.signature(for: text)
      let copy = try Key.PublicKey.Signature(derRepresentation: signature.derRepresentation)
      #expect(copy.rawRepresentation == signature.rawRepresentation)
      #expect(other.isValidSignature(copy, for: text))
    }
    try check(P256.Signing.PrivateKey(), bytes: 32)
    try check(P384.Signing.PrivateKey(), bytes: 48)
    try check(P521.Signing.PrivateKey(), bytes: 66)
  }

  @Test("Cryptography.CG15. Of two opposite points, the one with the smaller ordinate is compact")
  func compactForm() throws {
    let base = try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31) + [1]).publicKey
    // The order of the curve less 1, whose point has the same first coordinate.
    let opposite = try P256.Signing.PrivateKey(
      rawRepresentation: data("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550"))
    let coordinate = data("6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296")
    #expect(base.compactRepresentation == coordinate)
    #expect(opposite.publicKey.compactRepresentation == nil)
    #expect(opposite.publicKey.rawRepresentation.prefix(32) == coordinate)
    let copy = try P256.Signing.PublicKey(compactRepresentation: coordinate)
    #expect(copy.rawRepresentation == base.rawRepresentation)
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.PublicKey(compactRepresentation: coordinate + [0])
    }
  }

  @Test("Cryptography.CG15. Random keys for signing are compact unless that is not wanted")
  func compactKeys() {
    // That 40 keys are compact by chance has a probability of 2⁻⁴⁰.
    let keys = (0..<40).map { _ in P384.Signing.PrivateKey().publicKey }
    #expect(keys.allSatisfy { $0.compactRepresentation?.count == 48 })
    let others = (0..<40).map { _ in
      P384.Signing.PrivateKey(compactRepresentable: false).publicKey
    }
    #expect(!others.allSatisfy { $0.compactRepresentation != nil })
    let agreeing = (0..<40).map { _ in P384.KeyAgreement.PrivateKey().publicKey }
    #expect(!agreeing.allSatisfy { $0.compactRepresentation != nil })
    let compact = P384.KeyAgreement.PrivateKey(compactRepresentable: true).publicKey
    #expect(compact.compactRepresentation != nil)
  }

  @Test("Cryptography.CG8. There is no Secure Enclave, and no key in it")
  func enclave() throws {
    #expect(!SecureEnclave.isAvailable)
    let access = try #require(
      SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .privateKeyUsage, nil))
    let error = CryptoKitError.underlyingCoreCryptoError(error: -1)
    #expect(throws: error) { _ = try SecureEnclave.P256.Signing.PrivateKey() }
    #expect(throws: error) {
      _ = try SecureEnclave.P256.Signing.PrivateKey(
        accessControl: access, authenticationContext: LAContext())
    }
    #expect(throws: error) {
      _ = try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: text)
    }
    #expect(throws: error) {
      _ = try SecureEnclave.P256.KeyAgreement.PrivateKey(compactRepresentable: false)
    }
    #expect(throws: error) {
      _ = try SecureEnclave.P256.KeyAgreement.PrivateKey(accessControl: access)
    }
    #expect(throws: error) {
      _ = try SecureEnclave.P256.KeyAgreement.PrivateKey(
        dataRepresentation: text, authenticationContext: LAContext())
    }
  }
}
