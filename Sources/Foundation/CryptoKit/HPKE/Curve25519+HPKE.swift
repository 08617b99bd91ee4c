extension Curve25519.KeyAgreement.PrivateKey: HPKEDiffieHellmanPrivateKeyGeneration {}

extension Curve25519.KeyAgreement.PublicKey: HPKEDiffieHellmanPublicKey {
  /// The private key that a sender makes for one encryption.
  public typealias EphemeralPrivateKey = Curve25519.KeyAgreement.PrivateKey

  /// Creates a key from its 32 bytes, for an agreement by X25519.
  public init<D: ContiguousBytes>(_ serialization: D, kem: HPKE.KEM) throws {
    try kem.check(.Curve25519_HKDF_SHA256)
    try self.init(rawRepresentation: serialization)
  }

  /// Returns the 32 bytes, for an agreement by X25519.
  public func hpkeRepresentation(kem: HPKE.KEM) throws -> Data {
    try kem.check(.Curve25519_HKDF_SHA256)
    return rawRepresentation
  }
}
