/// The name of a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject,
  ASAuthorizationPublicKeyCredentialDescriptor
{
  /// The identifier of the passkey.
  open var credentialID: Data

  /// Creates the name of a passkey.
  public init(credentialID: Data) { self.credentialID = credentialID }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: credentialID)
  }
}
