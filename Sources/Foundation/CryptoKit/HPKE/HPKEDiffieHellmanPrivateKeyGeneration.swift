/// A private key that agrees on a secret for HPKE, and can be made at random.
public protocol HPKEDiffieHellmanPrivateKeyGeneration: HPKEDiffieHellmanPrivateKey {
  /// Creates a random key.
  init()
}
