/// A request for the proof that the user has a credential on a security key, of which the phone
/// has none (SignIn.AU2).
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialAssertionRequest
{
  init(_ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, _ challenge: Data) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    super.init(provider)
  }

  /// The domain of the website.
  open var relyingPartyIdentifier: String
  /// The data to sign.
  open var challenge: Data
  /// The credentials that count, empty for all; stored.
  open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
  /// Whether the user is checked; stored.
  open var userVerificationPreference:
    ASAuthorizationPublicKeyCredentialUserVerificationPreference = .preferred
  /// The identifier of an older kind of credential; stored.
  open var appID: String?

  override var failure: ASAuthorizationError.Code { .failed }
  override var reason: String { "the phone has no security key" }
}
