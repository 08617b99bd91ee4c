/// Whether a new passkey has to keep data of the website.
public struct ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput: Hashable, Sendable {
  /// How much a website wants data to be kept.
  ///
  /// - Source: the numbers are those of public bindings. Confidence: documented.
  public enum SupportRequirement: Int, Sendable {
    /// The passkey has to keep data.
    case required = 0
    /// The passkey keeps data if it can.
    case preferred = 1
  }

  /// Creates an input.
  public init(supportRequirement: SupportRequirement) {
    self.supportRequirement = supportRequirement
  }

  /// How much the website wants data to be kept.
  public var supportRequirement: SupportRequirement

  /// The passkey has to keep data.
  public static let supportRequired = Self(supportRequirement: .required)
  /// The passkey keeps data if it can.
  public static let supportPreferred = Self(supportRequirement: .preferred)
}
