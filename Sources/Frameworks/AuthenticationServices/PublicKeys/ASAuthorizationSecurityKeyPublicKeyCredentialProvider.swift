/// A provider of requests for credentials of a website on security keys.
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider
{
  /// The domain of the website.
  public let relyingPartyIdentifier: String

  /// Creates a provider for the domain of a website.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }

  /// Returns a request for a new credential.
  open func createCredentialRegistrationRequest(
    challenge: Data, displayName: String, name: String, userID: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
    ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(
      self, challenge, displayName, name, userID)
  }

  /// Returns a request for the proof that the user has a credential.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
    ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(self, challenge)
  }
}
