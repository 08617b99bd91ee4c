/// Whether an authenticator keeps the key itself.
///
/// - Source: the words of Web Authentication. Confidence: documented by the W3C.
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: _WrappedWord, Sendable {
  /// The word.
  public let rawValue: String
  /// Creates a value from its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It should not keep it.
  public static let discouraged = Self(rawValue: "discouraged")
  /// It keeps it if it can.
  public static let preferred = Self(rawValue: "preferred")
  /// It has to keep it.
  public static let required = Self(rawValue: "required")
}
