/// The proof of an authenticator's kind.
///
/// - Source: the words of Web Authentication. Confidence: documented by the W3C.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: _WrappedWord, Sendable {
  /// The word.
  public let rawValue: String
  /// Creates a value from its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No proof.
  public static let none = Self(rawValue: "none")
  /// A proof for the website.
  public static let direct = Self(rawValue: "direct")
  /// A proof through another party.
  public static let indirect = Self(rawValue: "indirect")
  /// A proof for an organization, by which it tells the devices apart.
  public static let enterprise = Self(rawValue: "enterprise")
}
