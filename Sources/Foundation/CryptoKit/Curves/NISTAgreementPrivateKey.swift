internal import TactusCryptography

/// A private key on a curve of NIST that agrees on a secret.
public protocol NISTAgreementPrivateKey<Group>: NISTPrivateKey, DiffieHellmanKeyAgreement {}

extension NISTAgreementPrivateKey {
  /// Returns the secret shared with the owner of a public key.
  public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
    try SharedSecret(material.key.sharedSecret(with: publicKeyShare.material.key))
  }
}
