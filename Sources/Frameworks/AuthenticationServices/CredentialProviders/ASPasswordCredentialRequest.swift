/// A request for a password, of which an extension is asked.
open class ASPasswordCredentialRequest: NSObject, ASCredentialRequest {
  private let identity: ASPasswordCredentialIdentity

  /// Creates a request for the credential of an identity.
  public init(credentialIdentity: ASPasswordCredentialIdentity) {
    identity = credentialIdentity
  }

  /// The kind of request.
  open var type: ASCredentialRequestType { .password }
  /// The description of the credential.
  open var credentialIdentity: any ASCredentialIdentity { identity }

  /// Reads a request from an archive; nil without an identity.
  public required init?(coder: NSCoder) {
    guard
      let identity = coder.decodeObject(
        of: ASPasswordCredentialIdentity.self, forKey: "credentialIdentity")
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
    ASPasswordCredentialRequest(credentialIdentity: identity)
  }
}
