/// A new credential.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  /// The public key with the proof of the authenticator.
  var rawAttestationObject: Data? { get }
}
