/// The proof of an extension that the user has a passkey.
open class ASPasskeyAssertionCredential: NSObject, ASAuthorizationCredential {
  /// Creates a proof.
  public init(
    userHandle: Data, relyingParty: String, signature: Data, clientDataHash: Data,
    authenticatorData: Data, credentialID: Data
  ) {
    (self.userHandle, self.relyingParty) = (userHandle, relyingParty)
    (self.signature, self.clientDataHash) = (signature, clientDataHash)
    (self.authenticatorData, self.credentialID) = (authenticatorData, credentialID)
  }

  /// The identifier of the user.
  public let userHandle: Data
  /// The domain of the website.
  public let relyingParty: String
  /// The signature.
  public let signature: Data
  /// The hash of what the website wanted to be signed.
  public let clientDataHash: Data
  /// The data that the extension has signed.
  public let authenticatorData: Data
  /// The identifier of the passkey.
  public let credentialID: Data

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASPasskeyAssertionCredential(
      userHandle: userHandle, relyingParty: relyingParty, signature: signature,
      clientDataHash: clientDataHash, authenticatorData: authenticatorData,
      credentialID: credentialID)
  }
}
