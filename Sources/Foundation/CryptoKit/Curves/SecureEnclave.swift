public import LocalAuthentication
public import Security

/// The processor for keys that cannot be read, which the phone does not have (Cryptography.CG8).
public enum SecureEnclave: Sendable {
  /// Whether the processor exists.
  public static var isAvailable: Bool { false }

  /// The error of every attempt to create a key.
  static var absence: CryptoKitError { .underlyingCoreCryptoError(error: -1) }

  /// The elliptic curve P-256, with keys in the processor.
  public enum P256: Sendable {
    /// The keys that sign.
    public enum Signing: Sendable {
      /// A key that signs; the phone has none: every initializer throws an error.
      public struct PrivateKey: Sendable {
        private let never: Never

        /// Creates a key, which throws an error.
        public init(
          compactRepresentable: Bool = true, authenticationContext: LAContext? = nil
        ) throws { throw SecureEnclave.absence }

        /// Creates a key with conditions of its use, which throws an error.
        public init(
          compactRepresentable: Bool = true, accessControl: SecAccessControl,
          authenticationContext: LAContext? = nil
        ) throws { throw SecureEnclave.absence }

        /// Creates a key from its encrypted form, which throws an error.
        public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
          throw SecureEnclave.absence
        }

        /// The encrypted form.
        public var dataRepresentation: Data { switch never {} }
        /// The public key.
        public var publicKey: CryptoKit.P256.Signing.PublicKey { switch never {} }

        /// Returns a signature of data.
        public func signature<D: DataProtocol>(
          for data: D
        ) throws -> CryptoKit.P256.Signing.ECDSASignature { switch never {} }

        /// Returns a signature of a digest.
        public func signature<D: Digest>(
          for digest: D
        ) throws -> CryptoKit.P256.Signing.ECDSASignature { switch never {} }
      }
    }

    /// The keys that agree on a secret.
    public enum KeyAgreement: Sendable {
      /// The private key of a side; the phone has none: every initializer throws an error.
      public struct PrivateKey: HPKEDiffieHellmanPrivateKey {
        /// The public key.
        public typealias PublicKey = CryptoKit.P256.KeyAgreement.PublicKey

        private let never: Never

        /// Creates a key, which throws an error.
        public init(
          compactRepresentable: Bool = true, authenticationContext: LAContext? = nil
        ) throws { throw SecureEnclave.absence }

        /// Creates a key with conditions of its use, which throws an error.
        public init(
          compactRepresentable: Bool = true, accessControl: SecAccessControl,
          authenticationContext: LAContext? = nil
        ) throws { throw SecureEnclave.absence }

        /// Creates a key from its encrypted form, which throws an error.
        public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
          throw SecureEnclave.absence
        }

        /// The encrypted form.
        public var dataRepresentation: Data { switch never {} }
        /// The public key.
        public var publicKey: PublicKey { switch never {} }

        /// Returns the secret shared with the owner of a public key.
        public func sharedSecretFromKeyAgreement(
          with publicKeyShare: PublicKey
        ) throws -> SharedSecret { switch never {} }
      }
    }
  }
}
