/// A request for a credential, of which an extension is asked.
public protocol ASCredentialRequest: NSObjectProtocol, NSCopying, NSSecureCoding {
  /// The kind of request.
  var type: ASCredentialRequestType { get }
  /// The description of the credential.
  var credentialIdentity: any ASCredentialIdentity { get }
}
