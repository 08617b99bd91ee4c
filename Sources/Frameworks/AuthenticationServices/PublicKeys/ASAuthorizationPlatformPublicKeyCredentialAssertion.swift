/// A proof that the user has a passkey.
///
/// The phone has no passkeys, so there is no such object (SignIn.AU2).
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredentialAssertion
{
  /// The data that the device has signed, as JSON.
  public let rawClientDataJSON: Data
  /// The identifier of the passkey.
  public let credentialID: Data
  /// The data that the authenticator has signed.
  public let rawAuthenticatorData: Data!
  /// The identifier of the user.
  public let userID: Data!
  /// The signature.
  public let signature: Data!
  /// The kind of place that has the passkey.
  public let attachment: ASAuthorizationPublicKeyCredentialAttachment
  /// The outcome for the data that the website keeps with the passkey.
  public let largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput?

  init(_ other: ASAuthorizationPlatformPublicKeyCredentialAssertion) {
    rawClientDataJSON = other.rawClientDataJSON
    credentialID = other.credentialID
    rawAuthenticatorData = other.rawAuthenticatorData
    userID = other.userID
    signature = other.signature
    attachment = other.attachment
    largeBlob = other.largeBlob
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASAuthorizationPlatformPublicKeyCredentialAssertion(self)
  }
}
