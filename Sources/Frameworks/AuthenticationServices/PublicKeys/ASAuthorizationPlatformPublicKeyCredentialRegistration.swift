/// A new passkey.
///
/// The phone cannot make passkeys, so there is no such object (SignIn.AU2).
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration
{
  /// The data that the device has signed, as JSON.
  public let rawClientDataJSON: Data
  /// The identifier of the passkey.
  public let credentialID: Data
  /// The public key with the proof of the device.
  public let rawAttestationObject: Data?
  /// The kind of place that has the passkey.
  public let attachment: ASAuthorizationPublicKeyCredentialAttachment
  /// The outcome for the data that the website keeps with the passkey.
  public let largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput?

  init(_ other: ASAuthorizationPlatformPublicKeyCredentialRegistration) {
    rawClientDataJSON = other.rawClientDataJSON
    credentialID = other.credentialID
    rawAttestationObject = other.rawAttestationObject
    attachment = other.attachment
    largeBlob = other.largeBlob
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASAuthorizationPlatformPublicKeyCredentialRegistration(self)
  }
}
