/// The description of a password without the password itself (SignIn.CP1).
open class ASPasswordCredentialIdentity: NSObject, NSCopying, NSSecureCoding, ASCredentialIdentity {
  /// Creates the identity of a password.
  public init(
    serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?
  ) {
    self.serviceIdentifier = serviceIdentifier
    (self.user, self.recordIdentifier) = (user, recordIdentifier)
  }

  /// The service for which the password is.
  public let serviceIdentifier: ASCredentialServiceIdentifier
  /// The name of the user.
  public let user: String
  /// The name by which the app finds the password.
  public let recordIdentifier: String?
  /// The place among the user's passwords of the service; stored.
  open var rank = 0

  /// Reads an identity from an archive; nil without service or user.
  public required init?(coder: NSCoder) {
    guard
      let service = coder.decodeObject(
        of: ASCredentialServiceIdentifier.self, forKey: "serviceIdentifier"),
      let user = coder.decodeObject(of: NSString.self, forKey: "user")
    else { return nil }
    (serviceIdentifier, self.user) = (service, user._bridgeToSwift())
    recordIdentifier = coder.decodeObject(of: NSString.self, forKey: "recordIdentifier")
      .map { $0._bridgeToSwift() }
    rank = coder.decodeInteger(forKey: "rank")
  }

  /// Writes the identity to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(serviceIdentifier, forKey: "serviceIdentifier")
    coder.encode(user._bridgeToObjectiveC(), forKey: "user")
    coder.encode(recordIdentifier?._bridgeToObjectiveC(), forKey: "recordIdentifier")
    coder.encode(rank, forKey: "rank")
  }

  /// Whether an archive is read safely; true.
  public static var supportsSecureCoding: Bool { true }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASPasswordCredentialIdentity(
      serviceIdentifier: serviceIdentifier, user: user, recordIdentifier: recordIdentifier)
    copy.rank = rank
    return copy
  }
}
