/// A public key that agrees on a secret for HPKE.
public protocol HPKEDiffieHellmanPublicKey: HPKEPublicKeySerialization
where EphemeralPrivateKey.PublicKey == Self {
  /// The private key that a sender makes for one encryption.
  associatedtype EphemeralPrivateKey: HPKEDiffieHellmanPrivateKeyGeneration
}
