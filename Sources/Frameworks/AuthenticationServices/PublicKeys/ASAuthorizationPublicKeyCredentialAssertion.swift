/// A proof that the user has a credential.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  /// The data that the authenticator has signed.
  var rawAuthenticatorData: Data! { get }
  /// The identifier of the user.
  var userID: Data! { get }
  /// The signature.
  var signature: Data! { get }
}
