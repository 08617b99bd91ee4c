/// Whether a new passkey keeps data of its website.
public struct ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput: Hashable, Sendable {
  /// Whether the passkey keeps data.
  public let isSupported: Bool

  /// The passkey keeps data.
  public static let supported = Self(isSupported: true)
  /// The passkey keeps no data.
  public static let unsupported = Self(isSupported: false)
}
