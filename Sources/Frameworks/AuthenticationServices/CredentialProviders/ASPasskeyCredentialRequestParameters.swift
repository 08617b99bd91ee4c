/// The passkeys that a website accepts, among which the user of an extension chooses.
///
/// The system makes these objects on an iPhone; here it starts no extension (SignIn.CP3), so there
/// are only those of archives.
open class ASPasskeyCredentialRequestParameters: NSObject, NSCopying, NSSecureCoding {
  private init(_ other: ASPasskeyCredentialRequestParameters) {
    relyingPartyIdentifier = other.relyingPartyIdentifier
    clientDataHash = other.clientDataHash
    userVerificationPreference = other.userVerificationPreference
    allowedCredentials = other.allowedCredentials
  }

  /// The domain of the website.
  public let relyingPartyIdentifier: String
  /// The hash of what the website wants to be signed.
  public let clientDataHash: Data
  /// Whether the user is checked.
  public let userVerificationPreference:
    ASAuthorizationPublicKeyCredentialUserVerificationPreference
  /// The identifiers of the passkeys that count, empty for all.
  public let allowedCredentials: [Data]

  /// Reads parameters from an archive; nil without a domain or a hash.
  public required init?(coder: NSCoder) {
    guard let party = coder.decodeObject(of: NSString.self, forKey: "relyingPartyIdentifier"),
      let hash = coder.decodeObject(of: NSData.self, forKey: "clientDataHash"),
      let preference = coder.decodeObject(of: NSString.self, forKey: "userVerificationPreference"),
      let allowed = coder.decodeObject(
        of: [NSArray.self, NSData.self], forKey: "allowedCredentials") as? [Data]
    else { return nil }
    (relyingPartyIdentifier, clientDataHash) = (party._bridgeToSwift(), hash._bridgeToSwift())
    userVerificationPreference = .init(rawValue: preference._bridgeToSwift())
    allowedCredentials = allowed
  }

  /// Writes the parameters to an archive.
  open func encode(with coder: NSCoder) {
    let preference = userVerificationPreference.rawValue._bridgeToObjectiveC()
    let allowed = allowedCredentials.map { $0._bridgeToObjectiveC() }
    coder.encode(
      relyingPartyIdentifier._bridgeToObjectiveC(), forKey: "relyingPartyIdentifier")
    coder.encode(clientDataHash._bridgeToObjectiveC(), forKey: "clientDataHash")
    coder.encode(preference, forKey: "userVerificationPreference")
    coder.encode(allowed._bridgeToObjectiveC(), forKey: "allowedCredentials")
  }

  /// Whether an archive is read safely; true.
  public static var supportsSecureCoding: Bool { true }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { ASPasskeyCredentialRequestParameters(self) }
}
