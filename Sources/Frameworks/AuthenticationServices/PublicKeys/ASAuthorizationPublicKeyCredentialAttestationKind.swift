/// How an authenticator proves what it is.
///
/// - Source: the words of Web Authentication. Confidence: documented by the W3C.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: _WrappedWord, Sendable {
  /// The word.
  public let rawValue: String
  /// Creates a value from its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It proves nothing.
  public static let none = Self(rawValue: "none")
  /// It proves what it is to the website.
  public static let direct = Self(rawValue: "direct")
  /// It proves what it is through another party.
  public static let indirect = Self(rawValue: "indirect")
  /// It proves which one it is, to an organization.
  public static let enterprise = Self(rawValue: "enterprise")
}
