internal import TactusCryptography

/// An elliptic curve of NIST.
public protocol NISTCurve: Sendable {
  /// The name of the curve.
  static var name: NISTCurveName { get }
}

/// The name of an elliptic curve of NIST.
public struct NISTCurveName: Sendable {
  let curve: NamedCurve
}

extension NISTCurve {
  static var curve: NamedCurve { name.curve }
}

/// The elliptic curve P-256.
public enum P256: NISTCurve {
  /// The name of the curve.
  public static var name: NISTCurveName { NISTCurveName(curve: .p256) }
  /// Keys that sign.
  public typealias Signing = NISTSigning<P256>
  /// Keys that agree on a secret.
  public typealias KeyAgreement = NISTKeyAgreement<P256>
}

/// The elliptic curve P-384.
public enum P384: NISTCurve {
  /// The name of the curve.
  public static var name: NISTCurveName { NISTCurveName(curve: .p384) }
  /// Keys that sign.
  public typealias Signing = NISTSigning<P384>
  /// Keys that agree on a secret.
  public typealias KeyAgreement = NISTKeyAgreement<P384>
}

/// The elliptic curve P-521.
public enum P521: NISTCurve {
  /// The name of the curve.
  public static var name: NISTCurveName { NISTCurveName(curve: .p521) }
  /// Keys that sign.
  public typealias Signing = NISTSigning<P521>
  /// Keys that agree on a secret.
  public typealias KeyAgreement = NISTKeyAgreement<P521>
}
