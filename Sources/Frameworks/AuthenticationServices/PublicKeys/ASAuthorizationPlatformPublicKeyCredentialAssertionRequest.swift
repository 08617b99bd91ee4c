/// A request for the proof that the user has a passkey, of which the phone has none
/// (SignIn.AU2).
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialAssertionRequest
{
  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    super.init(provider)
  }

  /// The domain of the website.
  open var relyingPartyIdentifier: String
  /// The data to sign.
  open var challenge: Data
  /// The passkeys that count, empty for all; stored.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// Whether the user is checked; stored.
  open var userVerificationPreference:
    ASAuthorizationPublicKeyCredentialUserVerificationPreference = .preferred
  /// Whether passkeys of other devices are offered; stored.
  open var shouldShowHybridTransport = true
  /// The data that a website keeps with a passkey; stored.
  open var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput?
  /// The values of a passkey's pseudo-random function; stored.
  open var prf: ASAuthorizationPublicKeyCredentialPRFAssertionInput?

  override var failure: ASAuthorizationError.Code { .failed }
  override var reason: String { "the phone has no passkeys" }
}
