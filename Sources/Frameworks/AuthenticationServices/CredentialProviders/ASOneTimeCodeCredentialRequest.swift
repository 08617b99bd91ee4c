/// A request for a one-time code, of which an extension is asked.
open class ASOneTimeCodeCredentialRequest: NSObject, ASCredentialRequest {
  private let identity: ASOneTimeCodeCredentialIdentity

  /// Creates a request for the credential of an identity.
  public init(credentialIdentity: ASOneTimeCodeCredentialIdentity) {
    identity = credentialIdentity
  }

  /// The kind of request.
  open var type: ASCredentialRequestType { .oneTimeCode }
  /// The description of the credential.
  open var credentialIdentity: any ASCredentialIdentity { identity }

  /// Reads a request from an archive; nil without an identity.
  public required init?(coder: NSCoder) {
    guard
      let identity = coder.decodeObject(
        of: ASOneTimeCodeCredentialIdentity.self, forKey: "credentialIdentity")
    else { return nil }
    self.identity = identity
  }

  /// Writes the request to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(identity, forKey: "credentialIdentity")
  }

  /// Whether an archive is read safely; true.
  public static var supportsSecureCoding: Bool { true }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASOneTimeCodeCredentialRequest(credentialIdentity: identity)
  }
}
