/// The name of a credential.
public protocol ASAuthorizationPublicKeyCredentialDescriptor: NSObjectProtocol, NSCopying {
  /// The identifier of the credential.
  var credentialID: Data { get set }
}
