internal import TactusCryptography

/// A public key on a curve of NIST for the agreement on a secret.
public protocol NISTAgreementPublicKey<Group>: NISTPublicKey, HPKEDiffieHellmanPublicKey {}

extension NISTAgreementPublicKey {
  /// Creates a key from its uncompressed point, for an agreement on its curve.
  public init<D: ContiguousBytes>(_ serialization: D, kem: HPKE.KEM) throws {
    try kem.check(Self.kem)
    try self.init(x963Representation: serialization)
  }

  /// Returns the uncompressed point, for an agreement on its curve.
  public func hpkeRepresentation(kem: HPKE.KEM) throws -> Data {
    try kem.check(Self.kem)
    return x963Representation
  }

  private static var kem: HPKE.KEM {
    switch Group.curve {
    case .p256: .P256_HKDF_SHA256
    case .p384: .P384_HKDF_SHA384
    case .p521: .P521_HKDF_SHA512
    }
  }
}
