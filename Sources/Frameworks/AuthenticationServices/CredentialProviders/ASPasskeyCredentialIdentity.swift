/// The description of a passkey without its private key (SignIn.CP1).
open class ASPasskeyCredentialIdentity: NSObject, NSCopying, NSSecureCoding, ASCredentialIdentity {
  /// Creates the identity of a passkey.
  public init(
    relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data,
    recordIdentifier: String? = nil
  ) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    (self.userName, self.credentialID) = (userName, credentialID)
    (self.userHandle, self.recordIdentifier) = (userHandle, recordIdentifier)
  }

  /// The domain of the website.
  public let relyingPartyIdentifier: String
  /// The name of the user.
  public let userName: String
  /// The identifier of the passkey.
  public let credentialID: Data
  /// The identifier of the user.
  public let userHandle: Data
  /// The name by which the app finds the passkey.
  public let recordIdentifier: String?
  /// The place among the user's passkeys of the website; stored.
  open var rank = 0

  /// The website, as a domain (guess).
  open var serviceIdentifier: ASCredentialServiceIdentifier {
    ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
  }
  /// The name of the user.
  open var user: String { userName }

  /// Reads an identity from an archive; nil if anything but the record's name is missing.
  public required init?(coder: NSCoder) {
    guard let party = coder.decodeObject(of: NSString.self, forKey: "relyingPartyIdentifier"),
      let name = coder.decodeObject(of: NSString.self, forKey: "userName"),
      let credential = coder.decodeObject(of: NSData.self, forKey: "credentialID"),
      let handle = coder.decodeObject(of: NSData.self, forKey: "userHandle")
    else { return nil }
    (relyingPartyIdentifier, userName) = (party._bridgeToSwift(), name._bridgeToSwift())
    (credentialID, userHandle) = (credential._bridgeToSwift(), handle._bridgeToSwift())
    recordIdentifier = coder.decodeObject(of: NSString.self, forKey: "recordIdentifier")
      .map { $0._bridgeToSwift() }
    rank = coder.decodeInteger(forKey: "rank")
  }

  /// Writes the identity to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(
      relyingPartyIdentifier._bridgeToObjectiveC(), forKey: "relyingPartyIdentifier")
    coder.encode(userName._bridgeToObjectiveC(), forKey: "userName")
    coder.encode(credentialID._bridgeToObjectiveC(), forKey: "credentialID")
    coder.encode(userHandle._bridgeToObjectiveC(), forKey: "userHandle")
    coder.encode(recordIdentifier?._bridgeToObjectiveC(), forKey: "recordIdentifier")
    coder.encode(rank, forKey: "rank")
  }

  /// Whether an archive is read safely; true.
  public static var supportsSecureCoding: Bool { true }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASPasskeyCredentialIdentity(
      relyingPartyIdentifier: relyingPartyIdentifier, userName: userName,
      credentialID: credentialID, userHandle: userHandle, recordIdentifier: recordIdentifier)
    copy.rank = rank
    return copy
  }
}
