/// A proof that the user has a credential on a security key.
///
/// The phone has no security key, so there is no such object (SignIn.AU2).
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredentialAssertion
{
  /// The data that the device has signed, as JSON.
  public let rawClientDataJSON: Data
  /// The identifier of the credential.
  public let credentialID: Data
  /// The data that the security key has signed.
  public let rawAuthenticatorData: Data!
  /// The identifier of the user.
  public let userID: Data!
  /// The signature.
  public let signature: Data!
  /// Whether the request's older identifier was used.
  public let appID: Bool

  init(_ other: ASAuthorizationSecurityKeyPublicKeyCredentialAssertion) {
    rawClientDataJSON = other.rawClientDataJSON
    credentialID = other.credentialID
    rawAuthenticatorData = other.rawAuthenticatorData
    userID = other.userID
    signature = other.signature
    appID = other.appID
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASAuthorizationSecurityKeyPublicKeyCredentialAssertion(self)
  }
}
