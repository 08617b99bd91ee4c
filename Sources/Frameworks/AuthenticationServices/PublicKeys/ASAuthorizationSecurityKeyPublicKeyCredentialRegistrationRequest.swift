/// A request for a new credential on a security key, of which the phone has none (SignIn.AU2).
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest:
  ASAuthorizationRequest, ASAuthorizationPublicKeyCredentialRegistrationRequest
{
  init(
    _ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, _ challenge: Data,
    _ displayName: String, _ name: String, _ userID: Data
  ) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    (self.challenge, self.displayName) = (challenge, displayName)
    (self.name, self.userID) = (name, userID)
    super.init(provider)
  }

  /// The domain of the website.
  public let relyingPartyIdentifier: String
  /// The data to sign.
  open var challenge: Data
  /// The name of the user as others see it; stored.
  open var displayName: String?
  /// The name of the user.
  open var name: String
  /// The identifier of the user.
  open var userID: Data
  /// Whether the user is checked; stored.
  open var userVerificationPreference:
    ASAuthorizationPublicKeyCredentialUserVerificationPreference = .preferred
  /// The proof of the security key's kind; stored.
  open var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind = .none
  /// The parameters of the credential, the best first; stored.
  open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
  /// The credentials of which the security key has none yet; stored.
  open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
  /// Whether the security key keeps the key itself; stored.
  open var residentKeyPreference: ASAuthorizationPublicKeyCredentialResidentKeyPreference =
    .discouraged

  override var failure: ASAuthorizationError.Code { .failed }
  override var reason: String { "the phone has no security key" }
}
