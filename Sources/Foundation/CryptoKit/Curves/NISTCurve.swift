internal import TactusCryptography

/// An elliptic curve of NIST.
///
/// The keys of the curves are types of their own, so that an app may give each its conformances
/// (Cryptography.CG14). What they have in common is in `NISTPublicKey` and the protocols beside it.
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
