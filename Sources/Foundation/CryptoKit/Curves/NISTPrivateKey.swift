internal import TactusCryptography

/// A private key on a curve of NIST.
public protocol NISTPrivateKey<Group>: Sendable {
  /// The curve.
  associatedtype Group: NISTCurve
  /// The public key.
  associatedtype PublicKey: NISTPublicKey where PublicKey.Group == Group
  /// The key.
  var material: CurveKeyMaterial { get }
  /// Creates a private key from a key.
  init(material: CurveKeyMaterial)
}

extension NISTPrivateKey {
  /// Creates a random key.
  ///
  /// - Parameter compactRepresentable: Whether the public key has a compact form.
  public init(compactRepresentable: Bool = true) {
    var material: CurveKeyMaterial
    repeat {
      material = CurveKeyMaterial(.random(.named(Group.curve)))
    } while compactRepresentable && !material.isCompact
    self.init(material: material)
  }

  /// Creates a key from its number.
  public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
    let bytes = rawRepresentation.allBytes
    self.init(material: try CurveKeyMaterial(.privateKey(.named(Group.curve), bytes)))
  }

  /// Creates a key from its uncompressed point and its number, as in ANSI X9.63.
  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    let (bytes, size) = (x963Representation.allBytes, Group.curve.byteCount)
    guard bytes.count == 3 * size + 1 else { throw CryptoKitError.incorrectParameterSize }
    try self.init(rawRepresentation: Array(bytes.suffix(size)))
    guard material.key.publicBytes == Array(bytes.dropLast(size)) else {
      throw CryptoKitError.incorrectParameterSize
    }
  }

  /// Creates a key from PKCS #8 or SEC 1 in DER.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    self.init(
      material: try CurveKeyMaterial(
        .privateKey(Group.curve, der: Array(derRepresentation)),
        or: CryptoKitASN1Error.invalidASN1Object))
  }

  /// Creates a key from a PEM document.
  public init(pemRepresentation: String) throws {
    let document = try PEMDocument(pemRepresentation, kinds: ["PRIVATE KEY", "EC PRIVATE KEY"])
    try self.init(derRepresentation: document.bytes)
  }

  /// The public key.
  public var publicKey: PublicKey { PublicKey(material: material) }
  /// The number.
  public var rawRepresentation: Data { Data(material.key.privateBytes ?? []) }
  /// The uncompressed point and the number.
  public var x963Representation: Data { Data(material.key.publicBytes) + rawRepresentation }
  /// The key in PKCS #8, in DER.
  public var derRepresentation: Data { Data(material.key.privateDER) }
  /// The key as a PEM document.
  public var pemRepresentation: String {
    PEMDocument(kind: "PRIVATE KEY", bytes: material.key.privateDER).text
  }
}
