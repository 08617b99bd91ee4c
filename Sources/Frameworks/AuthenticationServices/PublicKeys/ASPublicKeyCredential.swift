/// A credential with a public key.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  /// The data that the device has signed, as JSON.
  var rawClientDataJSON: Data { get }
  /// The identifier of the credential.
  var credentialID: Data { get }
}
