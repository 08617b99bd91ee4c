/// A request for the proof that the user has a credential.
public protocol ASAuthorizationPublicKeyCredentialAssertionRequest: NSObjectProtocol {
  /// The data to sign.
  var challenge: Data { get set }
  /// The domain of the website.
  var relyingPartyIdentifier: String { get set }
  /// Whether the authenticator checks who its user is.
  var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference {
    get set
  }
}
