/// A request for a new passkey, which the phone cannot make (SignIn.AU2).
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialRegistrationRequest
{
  /// The ways in which the user is asked.
  public enum RequestStyle: Int, Sendable {
    /// The user is asked.
    case standard = 0
    /// The passkey is made without a question, if the user has just signed in with a password.
    case conditional = 1
  }

  init(
    _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data,
    _ name: String, _ userID: Data, _ requestStyle: RequestStyle
  ) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    self.requestStyle = requestStyle
    super.init(provider)
  }

  /// The domain of the website.
  public let relyingPartyIdentifier: String
  /// The data to sign.
  open var challenge: Data
  /// The name of the user.
  open var name: String
  /// The name of the user as others see it; stored.
  open var displayName: String?
  /// The identifier of the user.
  open var userID: Data
  /// Whether the user is checked; stored.
  open var userVerificationPreference:
    ASAuthorizationPublicKeyCredentialUserVerificationPreference = .preferred
  /// The proof of the phone's kind; stored.
  open var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind = .none
  /// The passkeys of which the user has none yet; stored.
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
  /// The way in which the user is asked; stored.
  open var requestStyle: RequestStyle
  /// The data that a website keeps with a passkey; stored.
  open var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput?
  /// The values of a passkey's pseudo-random function; stored.
  open var prf: ASAuthorizationPublicKeyCredentialPRFRegistrationInput?

  override var failure: ASAuthorizationError.Code { .failed }
  override var reason: String { "the phone has no passkeys" }
}
