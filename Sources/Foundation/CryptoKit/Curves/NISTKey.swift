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

/// A key of Debian's library.
public struct CurveKeyMaterial: Sendable {
  let key: CurveKey

  /// Creates material from a key, which bytes may not have given.
  init(_ key: CurveKey?, or error: any Error = CryptoKitError.incorrectParameterSize) throws {
    guard let key else { throw error }
    self.key = key
  }

  init(_ key: CurveKey) { self.key = key }
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
  /// The key as a SubjectPublicKeyInfo in DER.
  public var derRepresentation: Data { Data(material.key.publicDER) }
  /// The key as a PEM document.
  public var pemRepresentation: String {
    PEMDocument(kind: "PUBLIC KEY", bytes: material.key.publicDER).text
  }
}

extension NISTPrivateKey {
  /// Creates a random key.
  ///
  /// - Parameter compactRepresentable: Ignored; every key has a compact form since iOS 16.
  public init(compactRepresentable: Bool = true) {
    self.init(material: CurveKeyMaterial(.random(.named(Group.curve))))
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
