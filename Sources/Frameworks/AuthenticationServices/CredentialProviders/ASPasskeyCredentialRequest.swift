/// A request for a passkey, of which an extension is asked.
open class ASPasskeyCredentialRequest: NSObject, ASCredentialRequest {
  private let identity: ASPasskeyCredentialIdentity

  /// Creates a request for the proof that the user has the passkey of an identity.
  public init(
    credentialIdentity: ASPasskeyCredentialIdentity, clientDataHash: Data,
    userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference,
    supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
  ) {
    (identity, self.clientDataHash) = (credentialIdentity, clientDataHash)
    self.userVerificationPreference = userVerificationPreference
    self.supportedAlgorithms = supportedAlgorithms
  }

  /// The kind of request: a proof, as no system asks for new passkeys here.
  open var type: ASCredentialRequestType { .passkeyAssertion }
  /// The description of the passkey.
  open var credentialIdentity: any ASCredentialIdentity { identity }
  /// The hash of what the website wants to be signed.
  public let clientDataHash: Data
  /// Whether the user is checked.
  open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
  /// The algorithms from which a new passkey chooses.
  public let supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
  /// The passkeys of which the user has none yet; nil.
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]? { nil }

  /// Reads a request from an archive; nil without an identity or a hash.
  public required init?(coder: NSCoder) {
    guard
      let identity = coder.decodeObject(
        of: ASPasskeyCredentialIdentity.self, forKey: "credentialIdentity"),
      let hash = coder.decodeObject(of: NSData.self, forKey: "clientDataHash"),
      let preference = coder.decodeObject(of: NSString.self, forKey: "userVerificationPreference"),
      let algorithms = coder.decodeObject(
        of: [NSArray.self, NSNumber.self], forKey: "supportedAlgorithms") as? [Int]
    else { return nil }
    (self.identity, clientDataHash) = (identity, hash._bridgeToSwift())
    userVerificationPreference = .init(rawValue: preference._bridgeToSwift())
    supportedAlgorithms = algorithms.map { ASCOSEAlgorithmIdentifier($0) }
  }

  /// Writes the request to an archive.
  open func encode(with coder: NSCoder) {
    let preference = userVerificationPreference.rawValue._bridgeToObjectiveC()
    let algorithms = supportedAlgorithms.map { NSNumber(value: $0.rawValue) }
    coder.encode(identity, forKey: "credentialIdentity")
    coder.encode(clientDataHash._bridgeToObjectiveC(), forKey: "clientDataHash")
    coder.encode(preference, forKey: "userVerificationPreference")
    coder.encode(algorithms._bridgeToObjectiveC(), forKey: "supportedAlgorithms")
  }

  /// Whether an archive is read safely; true.
  public static var supportsSecureCoding: Bool { true }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASPasskeyCredentialRequest(
      credentialIdentity: identity, clientDataHash: clientDataHash,
      userVerificationPreference: userVerificationPreference,
      supportedAlgorithms: supportedAlgorithms)
  }
}
