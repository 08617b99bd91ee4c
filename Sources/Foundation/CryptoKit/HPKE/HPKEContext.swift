/// The state of one side of an encryption, which counts the messages.
struct HPKEContext: Sendable {
  /// A key that both sides know, and its identifier.
  struct SharedKey {
    let key: SymmetricKey
    let identifier: Data
  }

  private let suite: HPKE.Ciphersuite
  private let key: [UInt8]
  private let nonce: [UInt8]
  private let exporterSecret: [UInt8]
  private var messageCount: UInt64 = 0

  /// Creates the state before the first message.
  ///
  /// - Parameters:
  ///   - suite: The algorithms.
  ///   - secret: The secret on which both sides have agreed.
  ///   - info: Information on the purpose of the encryption.
  ///   - shared: A key that both sides know.
  ///   - isAuthenticated: Whether a key of the sender took part in the agreement.
  /// - Throws: An error of `HPKE.Errors` for a shared key without an identifier, or an empty one.
  init(
    _ suite: HPKE.Ciphersuite, secret: [UInt8], info: Data, shared: SharedKey?,
    isAuthenticated: Bool
  ) throws {
    if let shared {
      guard shared.key.bytes.isEmpty == shared.identifier.isEmpty else {
        throw HPKE.Errors.inconsistentPSKInputs
      }
      guard !shared.identifier.isEmpty else { throw HPKE.Errors.expectedPSK }
    }
    let derivation = suite.derivation
    let mode: UInt8 = (shared == nil ? 0 : 1) + (isAuthenticated ? 2 : 0)
    let identifier = shared.map { Array($0.identifier) } ?? []
    let context =
      [mode] + derivation.extract(identifier, "psk_id_hash")
      + derivation.extract(Array(info), "info_hash")
    let base = derivation.extract(shared?.key.bytes ?? [], "secret", salt: secret)
    let expanded = { (label: String, count: Int) in
      derivation.expand(base, label, info: context, byteCount: count)
    }
    self.suite = suite
    key = suite.aead.keyByteCount.map { expanded("key", $0) } ?? []
    nonce = expanded("base_nonce", HPKE.AEAD.nonceByteCount)
    exporterSecret = expanded("exp", suite.kdf.byteCount)
  }

  /// Encrypts the next message.
  mutating func seal(
    _ message: some DataProtocol, authenticating other: some DataProtocol
  ) throws -> Data {
    let sealed = try suite.aead.seal(
      message, authenticating: other, key: key, nonce: nextNonce())
    messageCount += 1
    return sealed
  }

  /// Decrypts the next message; one that is not authentic does not count.
  mutating func open(
    _ sealed: some DataProtocol, authenticating other: some DataProtocol
  ) throws -> Data {
    let message = try suite.aead.open(
      sealed, authenticating: other, key: key, nonce: nextNonce())
    messageCount += 1
    return message
  }

  /// Returns a secret that both sides can derive.
  func exported(_ context: some DataProtocol, byteCount: Int) -> SymmetricKey {
    SymmetricKey(
      data: suite.derivation.expand(
        exporterSecret, "sec", info: Array(context), byteCount: byteCount))
  }

  /// The first nonce, changed by the number of messages.
  private func nextNonce() throws -> [UInt8] {
    guard messageCount < .max else { throw HPKE.Errors.outOfRangeSequenceNumber }
    let count = (0..<8).map { UInt8(truncatingIfNeeded: messageCount >> UInt64(56 - 8 * $0)) }
    return nonce.prefix(nonce.count - 8) + zip(nonce.suffix(8), count).map { $0 ^ $1 }
  }
}
