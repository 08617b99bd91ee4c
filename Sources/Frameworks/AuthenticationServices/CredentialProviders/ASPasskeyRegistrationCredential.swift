/// The new passkey of an extension.
open class ASPasskeyRegistrationCredential: NSObject, ASAuthorizationCredential {
  /// Creates the answer with a new passkey.
  public init(
    relyingParty: String, clientDataHash: Data, credentialID: Data, attestationObject: Data
  ) {
    (self.relyingParty, self.clientDataHash) = (relyingParty, clientDataHash)
    (self.credentialID, self.attestationObject) = (credentialID, attestationObject)
  }

  /// The domain of the website.
  public let relyingParty: String
  /// The hash of what the website wanted to be signed.
  public let clientDataHash: Data
  /// The identifier of the passkey.
  public let credentialID: Data
  /// The public key with the proof of the extension.
  public let attestationObject: Data

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASPasskeyRegistrationCredential(
      relyingParty: relyingParty, clientDataHash: clientDataHash, credentialID: credentialID,
      attestationObject: attestationObject)
  }
}
