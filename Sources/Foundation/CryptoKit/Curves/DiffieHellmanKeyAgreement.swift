/// A private key that agrees on a secret with the owner of a public key.
public protocol DiffieHellmanKeyAgreement: Sendable {
  /// The public key of the other side.
  associatedtype PublicKey: Sendable
  /// The public key.
  var publicKey: PublicKey { get }
  /// Returns the secret shared with the owner of a public key.
  func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret
}
