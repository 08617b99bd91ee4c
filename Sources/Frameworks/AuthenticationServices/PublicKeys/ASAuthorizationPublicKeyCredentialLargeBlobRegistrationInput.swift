/// Whether a new passkey has to keep data of the website.
public struct ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput: Hashable, Sendable {
  /// The importance of kept data for a website.
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

  /// The importance of kept data for the website.
  public var supportRequirement: SupportRequirement

  /// The passkey has to keep data.
  public static let supportRequired = Self(supportRequirement: .required)
  /// The passkey keeps data if it can.
  public static let supportPreferred = Self(supportRequirement: .preferred)
}
