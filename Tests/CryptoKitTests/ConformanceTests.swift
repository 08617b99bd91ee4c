import CryptoKit
import Testing

/// The conformances that an app adds to the types of the framework (Cryptography.CG14).
struct ConformanceTests {
  private let text = Data("two eggs and a kettle".utf8)

  /// Returns a copy of a key that was stored as text.
  private func copy<Key: StoredKey>(of key: Key) throws -> Key {
    let stored = key.rawRepresentation.base64EncodedString()
    return try Key(rawRepresentation: #require(Data(base64Encoded: stored)))
  }

  @Test("Cryptography.CG14. An app gives the keys of each curve conformances of their own")
  func keys() throws {
    let keys: [any StoredKey] = [
      P256.Signing.PrivateKey(), P384.Signing.PrivateKey(), P521.Signing.PrivateKey(),
      P256.KeyAgreement.PrivateKey(), P384.KeyAgreement.PrivateKey(),
      P521.KeyAgreement.PrivateKey(), Curve25519.Signing.PrivateKey(),
      Curve25519.KeyAgreement.PrivateKey(), SymmetricKey(size: .bits256),
    ]
    for key in keys { #expect(try copy(of: key).rawRepresentation == key.rawRepresentation) }
    let kinds = keys.map { type(of: $0).kind }
    #expect(
      kinds == [
        "sign 256", "sign 384", "sign 521", "agree 256", "agree 384", "agree 521", "sign", "agree",
        "symmetric",
      ])
    #expect(keys.count { $0 is any NumberedKey } == 2)
  }

  @Test("Cryptography.CG14. Code for any signing key signs with the keys of each curve")
  func signing() throws {
    func check(_ key: some SigningKey) throws { #expect(try key.signsAndVerifies(text)) }
    try check(P256.Signing.PrivateKey())
    try check(P384.Signing.PrivateKey())
    try check(P521.Signing.PrivateKey())
  }

  @Test("Cryptography.CG14. Code for any agreement has the same secret on both sides")
  func agreement() throws {
    func check<Key: DiffieHellmanKeyAgreement>(_ one: Key, _ other: Key) throws {
      let secret = try one.sharedSecretFromKeyAgreement(with: other.publicKey)
      #expect(try secret == other.sharedSecretFromKeyAgreement(with: one.publicKey))
      #expect(secret == secret.withUnsafeBytes { Data($0) })
    }
    try check(P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
    try check(P384.KeyAgreement.PrivateKey(), P384.KeyAgreement.PrivateKey())
    try check(P521.KeyAgreement.PrivateKey(), P521.KeyAgreement.PrivateKey())
    try check(Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
  }

  @Test("Cryptography.CG14. Signatures, digests and nonces have conformances of their own, too")
  func values() throws {
    let values: [any Named] = try [
      P256.Signing.PrivateKey().signature(for: text),
      P384.Signing.PrivateKey().signature(for: text),
      SHA256.hash(data: text), SHA512.hash(data: text), Insecure.MD5.hash(data: text),
      AES.GCM.Nonce(), ChaChaPoly.Nonce(),
    ]
    #expect(
      values.map(\.name) == [
        "signature 256", "signature 384", "digest 256", "digest 512", "MD5", "GCM", "ChaCha",
      ])
  }

  @Test("A hash function of an app needs Apple's requirements only")
  func function() {
    let (sum, other) = (ByteSum.hash(data: Data([250, 7])), ByteSum.hash(data: Data([2])))
    #expect(Array(sum) == [1] && sum != other && sum == Data([1]))
    #expect(sum.description == "ByteSumDigest: 01")
    let key = SymmetricKey(data: Data([1]))
    let code = HMAC<ByteSum>.authenticationCode(for: text, using: key)
    #expect(code.byteCount == 1)
  }
}

/// A key that an app stores.
private protocol StoredKey {
  static var kind: String { get }
  init<D: ContiguousBytes>(rawRepresentation: D) throws
  var rawRepresentation: Data { get }
}

extension P256.Signing.PrivateKey: StoredKey {
  fileprivate static var kind: String { "sign 256" }
}
extension P384.Signing.PrivateKey: StoredKey {
  fileprivate static var kind: String { "sign 384" }
}
extension P521.Signing.PrivateKey: StoredKey {
  fileprivate static var kind: String { "sign 521" }
}
extension P256.KeyAgreement.PrivateKey: StoredKey {
  fileprivate static var kind: String { "agree 256" }
}
extension P384.KeyAgreement.PrivateKey: StoredKey {
  fileprivate static var kind: String { "agree 384" }
}
extension P521.KeyAgreement.PrivateKey: StoredKey {
  fileprivate static var kind: String { "agree 521" }
}
extension Curve25519.Signing.PrivateKey: StoredKey {
  fileprivate static var kind: String { "sign" }
}
extension Curve25519.KeyAgreement.PrivateKey: StoredKey {
  fileprivate static var kind: String { "agree" }
}
extension SymmetricKey: StoredKey {
  fileprivate static var kind: String { "symmetric" }
  fileprivate init<D: ContiguousBytes>(rawRepresentation: D) throws {
    self.init(data: rawRepresentation)
  }
  fileprivate var rawRepresentation: Data { withUnsafeBytes { Data($0) } }
}
extension SecureEnclave.P256.Signing.PrivateKey: StoredKey {
  fileprivate static var kind: String { "enclave" }
  fileprivate init<D: ContiguousBytes>(rawRepresentation: D) throws {
    try self.init(dataRepresentation: rawRepresentation.withUnsafeBytes { Data($0) })
  }
  fileprivate var rawRepresentation: Data { dataRepresentation }
}

/// A conformance of the keys of one curve only.
private protocol NumberedKey {}
extension P384.Signing.PrivateKey: NumberedKey {}
extension P384.KeyAgreement.PrivateKey: NumberedKey {}

/// A key that signs, with Apple's declarations as requirements.
private protocol SigningKey {
  associatedtype Signature: ContiguousBytes
  associatedtype PublicKey: VerifyingKey where PublicKey.Signature == Signature
  var publicKey: PublicKey { get }
  func signature<D: DataProtocol>(for data: D) throws -> Signature
  func signature<D: Digest>(for digest: D) throws -> Signature
}

/// A key that verifies signatures, with Apple's declarations as requirements.
private protocol VerifyingKey {
  associatedtype Signature
  init<D: ContiguousBytes>(compactRepresentation: D) throws
  var compactRepresentation: Data? { get }
  func isValidSignature<D: DataProtocol>(_ signature: Signature, for data: D) -> Bool
  func isValidSignature<D: Digest>(_ signature: Signature, for digest: D) -> Bool
}

extension SigningKey {
  fileprivate func signsAndVerifies(_ data: Data) throws -> Bool {
    let (own, digest) = (try signature(for: data), SHA256.hash(data: data))
    let compact = try PublicKey(compactRepresentation: #require(publicKey.compactRepresentation))
    return try publicKey.isValidSignature(own, for: data) && !own.withUnsafeBytes(\.isEmpty)
      && compact.isValidSignature(own, for: data)
      && publicKey.isValidSignature(signature(for: digest), for: digest)
      && !publicKey.isValidSignature(own, for: data + data)
  }
}

extension P256.Signing.PublicKey: VerifyingKey {}
extension P384.Signing.PublicKey: VerifyingKey {}
extension P521.Signing.PublicKey: VerifyingKey {}
extension P256.Signing.PrivateKey: SigningKey {
  fileprivate typealias Signature = P256.Signing.ECDSASignature
}
extension P384.Signing.PrivateKey: SigningKey {
  fileprivate typealias Signature = P384.Signing.ECDSASignature
}
extension P521.Signing.PrivateKey: SigningKey {
  fileprivate typealias Signature = P521.Signing.ECDSASignature
}

/// A value with a name.
private protocol Named {
  var name: String { get }
}

extension P256.Signing.ECDSASignature: Named { fileprivate var name: String { "signature 256" } }
extension P384.Signing.ECDSASignature: Named { fileprivate var name: String { "signature 384" } }
extension SHA256Digest: Named { fileprivate var name: String { "digest 256" } }
extension SHA512.Digest: Named { fileprivate var name: String { "digest 512" } }
extension Insecure.MD5Digest: Named { fileprivate var name: String { "MD5" } }
extension AES.GCM.Nonce: Named { fileprivate var name: String { "GCM" } }
extension ChaChaPoly.Nonce: Named { fileprivate var name: String { "ChaCha" } }

/// The sum of all bytes.
private struct ByteSum: HashFunction {
  static let blockByteCount = 4
  private var sum: UInt8 = 0
  mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    for byte in bufferPointer { sum &+= byte }
  }
  func finalize() -> ByteSumDigest { ByteSumDigest(sum: sum) }
}

private struct ByteSumDigest: Digest {
  static let byteCount = 1
  let sum: UInt8
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Swift.withUnsafeBytes(of: sum, body)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(sum) }
}
