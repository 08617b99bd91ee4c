internal import TactusCryptography

/// A signature by the ECDSA on a curve of NIST.
public protocol NISTSignature<Group>: ContiguousBytes, Sendable {
  /// The curve.
  associatedtype Group: NISTCurve
  /// The two numbers of the signature.
  var rawRepresentation: Data { get set }
  /// Creates a signature from its two numbers, which are not checked.
  init(numbers: Data)
}

extension NISTSignature {
  /// Creates a signature from its two numbers.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for another length than that of the numbers.
  public init<D: DataProtocol>(rawRepresentation: D) throws {
    guard rawRepresentation.count == 2 * Group.curve.byteCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    self.init(numbers: Data(rawRepresentation))
  }

  /// Creates a signature from its DER form.
  public init<D: DataProtocol>(derRepresentation: D) throws {
    guard let raw = Group.curve.rawSignature(der: Array(derRepresentation)) else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    self.init(numbers: Data(raw))
  }

  /// The DER form; empty for numbers of another length, which no key accepts.
  public var derRepresentation: Data {
    Data(Group.curve.derSignature(raw: Array(rawRepresentation)) ?? [])
  }

  /// Calls a closure with the bytes of the two numbers.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try rawRepresentation.withUnsafeBytes(body)
  }
}
