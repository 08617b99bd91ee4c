/// The elliptic curve P-521.
public enum P521: NISTCurve {
  /// The name of the curve.
  public static var name: NISTCurveName { NISTCurveName(curve: .p521) }

  /// The keys and signatures of the ECDSA on P-521.
  public enum Signing: Sendable {
    /// A signature.
    public struct ECDSASignature: NISTSignature {
      /// The curve.
      public typealias Group = P521
      /// The two numbers of the signature.
      public var rawRepresentation: Data
      /// Creates a signature from its two numbers, which are not checked.
      public init(numbers: Data) { rawRepresentation = numbers }
    }

    /// A key that verifies signatures.
    public struct PublicKey: NISTSigningPublicKey {
      /// The curve.
      public typealias Group = P521
      /// The signature.
      public typealias Signature = P521.Signing.ECDSASignature
      /// The key.
      public let material: CurveKeyMaterial
      /// Creates a public key from a key.
      public init(material: CurveKeyMaterial) { self.material = material }
    }

    /// A key that signs.
    public struct PrivateKey: NISTSigningPrivateKey {
      /// The curve.
      public typealias Group = P521
      /// The public key.
      public typealias PublicKey = P521.Signing.PublicKey
      /// The key.
      public let material: CurveKeyMaterial
      /// Creates a private key from a key.
      public init(material: CurveKeyMaterial) { self.material = material }
    }
  }

  /// The keys on P-521 that agree on a secret.
  public enum KeyAgreement: Sendable {
    /// The public key of the other side.
    public struct PublicKey: NISTAgreementPublicKey {
      /// The curve.
      public typealias Group = P521
      /// The private key that a sender makes for one encryption.
      public typealias EphemeralPrivateKey = P521.KeyAgreement.PrivateKey
      /// The key.
      public let material: CurveKeyMaterial
      /// Creates a public key from a key.
      public init(material: CurveKeyMaterial) { self.material = material }
    }

    /// The private key of a side.
    public struct PrivateKey: NISTAgreementPrivateKey {
      /// The curve.
      public typealias Group = P521
      /// The public key.
      public typealias PublicKey = P521.KeyAgreement.PublicKey
      /// The key.
      public let material: CurveKeyMaterial
      /// Creates a private key from a key.
      public init(material: CurveKeyMaterial) { self.material = material }
    }
  }
}
