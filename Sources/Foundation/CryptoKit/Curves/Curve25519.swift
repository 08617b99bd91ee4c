internal import TactusCryptography

/// The elliptic curve Curve25519.
public enum Curve25519: Sendable {
  /// Keys that sign by Ed25519.
  public enum Signing: Sendable {
    /// A key that verifies signatures.
    public struct PublicKey: Sendable {
      let material: CurveKeyMaterial

      /// Creates a key from its 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        material = try CurveKeyMaterial(.publicKey(.ed25519, rawRepresentation.allBytes))
      }

      init(_ material: CurveKeyMaterial) { self.material = material }

      /// The 32 bytes.
      public var rawRepresentation: Data { Data(material.key.publicBytes) }

      /// Returns whether a signature belongs to data.
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(
        _ signature: S, for data: D
      ) -> Bool { material.key.isValid(Array(signature), of: Array(data)) }
    }

    /// A key that signs.
    public struct PrivateKey: Sendable {
      private let material: CurveKeyMaterial

      /// Creates a random key.
      public init() { material = CurveKeyMaterial(.random(.ed25519)) }

      /// Creates a key from its 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        material = try CurveKeyMaterial(
          .privateKey(.ed25519, rawRepresentation.allBytes), or: CryptoKitError.incorrectKeySize)
      }

      /// The public key.
      public var publicKey: PublicKey { PublicKey(material) }
      /// The 32 bytes.
      public var rawRepresentation: Data { Data(material.key.privateBytes ?? []) }

      /// Returns the signature of data.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        guard let signature = material.key.signature(of: Array(data)) else {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        return Data(signature)
      }
    }
  }

  /// Keys that agree on a secret by X25519.
  public enum KeyAgreement: Sendable {
    /// The public key of the other side.
    public struct PublicKey: Sendable {
      let material: CurveKeyMaterial

      /// Creates a key from its 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        material = try CurveKeyMaterial(.publicKey(.x25519, rawRepresentation.allBytes))
      }

      init(_ material: CurveKeyMaterial) { self.material = material }

      /// The 32 bytes.
      public var rawRepresentation: Data { Data(material.key.publicBytes) }
    }

    /// The private key of a side.
    public struct PrivateKey: DiffieHellmanKeyAgreement {
      private let material: CurveKeyMaterial

      /// Creates a random key.
      public init() { material = CurveKeyMaterial(.random(.x25519)) }

      /// Creates a key from its 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        material = try CurveKeyMaterial(
          .privateKey(.x25519, rawRepresentation.allBytes), or: CryptoKitError.incorrectKeySize)
      }

      /// The public key.
      public var publicKey: PublicKey { PublicKey(material) }
      /// The 32 bytes.
      public var rawRepresentation: Data { Data(material.key.privateBytes ?? []) }

      /// Returns the secret shared with the owner of a public key.
      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: PublicKey
      ) throws -> SharedSecret {
        try SharedSecret(material.key.sharedSecret(with: publicKeyShare.material.key))
      }
    }
  }
}
