/// A request for a new credential.
public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSObjectProtocol {
  /// The domain of the website.
  var relyingPartyIdentifier: String { get }
  /// The identifier of the user.
  var userID: Data { get set }
  /// The name of the user.
  var name: String { get set }
  /// The name of the user as others see it.
  var displayName: String? { get set }
  /// The data to sign.
  var challenge: Data { get set }
  /// Whether the authenticator checks who its user is.
  var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference {
    get set
  }
  /// The proof of the authenticator's kind.
  var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind { get set }
}
