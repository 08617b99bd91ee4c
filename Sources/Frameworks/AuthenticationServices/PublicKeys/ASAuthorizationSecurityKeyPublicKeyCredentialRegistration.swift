/// A new credential on a security key.
///
/// The phone has no security key, so there is no such object (SignIn.AU2).
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration
{
  /// The data that the device has signed, as JSON.
  public let rawClientDataJSON: Data
  /// The identifier of the credential.
  public let credentialID: Data
  /// The public key with the proof of the security key.
  public let rawAttestationObject: Data?
  /// The ways to the security key.
  public let transports: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport]

  init(_ other: ASAuthorizationSecurityKeyPublicKeyCredentialRegistration) {
    rawClientDataJSON = other.rawClientDataJSON
    credentialID = other.credentialID
    rawAttestationObject = other.rawAttestationObject
    transports = other.transports
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASAuthorizationSecurityKeyPublicKeyCredentialRegistration(self)
  }
}
