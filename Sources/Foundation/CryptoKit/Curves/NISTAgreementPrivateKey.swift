internal import TactusCryptography

/// A private key on a curve of NIST that agrees on a secret.
public protocol NISTAgreementPrivateKey<Group>: NISTPrivateKey,
  HPKEDiffieHellmanPrivateKeyGeneration
{}

extension NISTAgreementPrivateKey {
  /// Creates a random key, whose public key need not have a compact form.
  public init() { self.init(compactRepresentable: false) }

  /// Returns the secret shared with the owner of a public key.
  public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
    try SharedSecret(material.key.sharedSecret(with: publicKeyShare.material.key))
  }
}
