internal import TactusCryptography

/// A public key on a curve of NIST.
public protocol NISTPublicKey<Group>: Sendable {
  /// The curve.
  associatedtype Group: NISTCurve
  /// The key.
  var material: CurveKeyMaterial { get }
  /// Creates a public key from a key.
  init(material: CurveKeyMaterial)
}

extension NISTPublicKey {
  /// Creates a key from the two coordinates of its point.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    let bytes = rawRepresentation.allBytes
    guard bytes.count == 2 * Group.curve.byteCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    self.init(material: try CurveKeyMaterial(.publicKey(.named(Group.curve), [4] + bytes)))
  }

  /// Creates a key from its uncompressed point, as in ANSI X9.63.
  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    let bytes = x963Representation.allBytes
    guard bytes.count == 2 * Group.curve.byteCount + 1 else {
      throw CryptoKitError.incorrectParameterSize
    }
    self.init(material: try CurveKeyMaterial(.publicKey(.named(Group.curve), bytes)))
  }

  /// Creates a key from its compressed point.
  public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
    let bytes = compressedRepresentation.allBytes
    guard bytes.count == Group.curve.byteCount + 1 else {
      throw CryptoKitError.incorrectParameterSize
    }
    self.init(material: try CurveKeyMaterial(.publicKey(.named(Group.curve), bytes)))
  }

  /// Creates a key from its compact form, the first coordinate of its point.
  ///
  /// Of the two points with this coordinate, the key has the one whose second coordinate is smaller
  /// (Cryptography.CG15).
  public init<Bytes: ContiguousBytes>(compactRepresentation: Bytes) throws {
    let bytes = compactRepresentation.allBytes
    guard bytes.count == Group.curve.byteCount else { throw CryptoKitError.incorrectParameterSize }
    let material = try CurveKeyMaterial(.publicKey(.named(Group.curve), [2] + bytes))
    guard !material.isCompact else {
      self.init(material: material)
      return
    }
    self.init(material: try CurveKeyMaterial(.publicKey(.named(Group.curve), [3] + bytes)))
  }

  /// Creates a key from a SubjectPublicKeyInfo in DER.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    self.init(
      material: try CurveKeyMaterial(
        .publicKey(Group.curve, der: Array(derRepresentation)),
        or: CryptoKitASN1Error.invalidASN1Object))
  }

  /// Creates a key from a PEM document.
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: PEMDocument(pemRepresentation, kinds: ["PUBLIC KEY"]).bytes)
  }

  /// The two coordinates of the point.
  public var rawRepresentation: Data { Data(material.key.publicBytes.dropFirst()) }
  /// The uncompressed point.
  public var x963Representation: Data { Data(material.key.publicBytes) }
  /// The compressed point.
  public var compressedRepresentation: Data { Data(material.key.compressedPoint) }
  /// The first coordinate of the point; `nil` if its second one is the larger of two.
  public var compactRepresentation: Data? {
    material.isCompact ? rawRepresentation.prefix(Group.curve.byteCount) : nil
  }
  /// The key as a SubjectPublicKeyInfo in DER.
  public var derRepresentation: Data { Data(material.key.publicDER) }
  /// The key as a PEM document.
  public var pemRepresentation: String {
    PEMDocument(kind: "PUBLIC KEY", bytes: material.key.publicDER).text
  }
}
