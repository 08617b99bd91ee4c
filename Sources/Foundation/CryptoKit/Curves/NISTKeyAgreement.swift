internal import TactusCryptography

/// The keys of a curve that agree on a secret.
public enum NISTKeyAgreement<Curve: NISTCurve> {
  /// The public key of the other side.
  public struct PublicKey: NISTPublicKey {
    /// The curve.
    public typealias Group = Curve
    /// The key.
    public let material: CurveKeyMaterial
    /// Creates a public key from a key.
    public init(material: CurveKeyMaterial) { self.material = material }
  }

  /// The private key of a side.
  public struct PrivateKey: NISTPrivateKey {
    /// The public key.
    public typealias PublicKey = NISTKeyAgreement.PublicKey
    /// The curve.
    public typealias Group = Curve
    /// The key.
    public let material: CurveKeyMaterial
    /// Creates a private key from a key.
    public init(material: CurveKeyMaterial) { self.material = material }

    /// Returns the secret shared with the owner of a public key.
    public func sharedSecretFromKeyAgreement(
      with publicKeyShare: PublicKey
    ) throws -> SharedSecret {
      try SharedSecret(material.key.sharedSecret(with: publicKeyShare.material.key))
    }
  }
}
