internal import TactusCryptography

/// The keys of a curve that sign.
public enum NISTSigning<Curve: NISTCurve> {
  /// A signature.
  public struct ECDSASignature: ContiguousBytes, Sendable {
    /// The two numbers of the signature.
    public let rawRepresentation: Data

    /// Creates a signature from its two numbers.
    public init<D: DataProtocol>(rawRepresentation: D) throws {
      guard rawRepresentation.count == 2 * Curve.curve.byteCount else {
        throw CryptoKitError.incorrectParameterSize
      }
      self.rawRepresentation = Data(rawRepresentation)
    }

    /// Creates a signature from its DER form.
    public init<D: DataProtocol>(derRepresentation: D) throws {
      guard let raw = Curve.curve.rawSignature(der: Array(derRepresentation)) else {
        throw CryptoKitASN1Error.invalidASN1Object
      }
      rawRepresentation = Data(raw)
    }

    /// The DER form.
    public var derRepresentation: Data {
      Data(Curve.curve.derSignature(raw: Array(rawRepresentation)) ?? [])
    }

    /// Calls a closure with the bytes of the two numbers.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try rawRepresentation.withUnsafeBytes(body)
    }
  }

  /// A key that verifies signatures.
  public struct PublicKey: NISTPublicKey {
    /// The curve.
    public typealias Group = Curve
    /// The key.
    public let material: CurveKeyMaterial
    /// Creates a public key from a key.
    public init(material: CurveKeyMaterial) { self.material = material }

    /// Returns whether a signature belongs to data.
    public func isValidSignature<D: DataProtocol>(
      _ signature: ECDSASignature, for data: D
    ) -> Bool { material.key.isValid(Array(signature.derRepresentation), of: Array(data)) }

    /// Returns whether a signature belongs to a digest.
    public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
      material.key.isValid(Array(signature.derRepresentation), ofDigest: Array(digest))
    }
  }

  /// A key that signs.
  public struct PrivateKey: NISTPrivateKey {
    /// The public key.
    public typealias PublicKey = NISTSigning.PublicKey
    /// The curve.
    public typealias Group = Curve
    /// The key.
    public let material: CurveKeyMaterial
    /// Creates a private key from a key.
    public init(material: CurveKeyMaterial) { self.material = material }

    /// Returns a signature of data.
    public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
      try Self.signature(material.key.signature(of: Array(data)))
    }

    /// Returns a signature of a digest.
    public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
      try Self.signature(material.key.signature(ofDigest: Array(digest)))
    }

    private static func signature(_ der: [UInt8]?) throws -> ECDSASignature {
      guard let der else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
      return try ECDSASignature(derRepresentation: der)
    }
  }
}
