/// Whether an authenticator checks who its user is.
///
/// - Source: the words of Web Authentication. Confidence: documented by the W3C.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: _WrappedWord, Sendable {
  /// The word.
  public let rawValue: String
  /// Creates a value from its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It checks if it can.
  public static let preferred = Self(rawValue: "preferred")
  /// It has to check.
  public static let required = Self(rawValue: "required")
  /// It should not check.
  public static let discouraged = Self(rawValue: "discouraged")
}
