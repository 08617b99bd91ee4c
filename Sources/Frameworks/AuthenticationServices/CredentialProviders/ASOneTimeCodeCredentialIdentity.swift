/// The description of a source of one-time codes without its secret (SignIn.CP1).
open class ASOneTimeCodeCredentialIdentity: NSObject, NSCopying, NSSecureCoding,
  ASCredentialIdentity
{
  /// Creates the identity of a source of codes.
  public init(
    serviceIdentifier: ASCredentialServiceIdentifier, label: String, recordIdentifier: String?
  ) {
    self.serviceIdentifier = serviceIdentifier
    (self.label, self.recordIdentifier) = (label, recordIdentifier)
  }

  /// The service for which the codes are.
  public let serviceIdentifier: ASCredentialServiceIdentifier
  /// The text that tells the source from others.
  public let label: String
  /// The name by which the app finds the source.
  public let recordIdentifier: String?
  /// The place among the user's sources of the service; stored.
  open var rank = 0

  /// The text that tells the source from others (guess).
  open var user: String { label }

  /// Reads an identity from an archive; nil without service or label.
  public required init?(coder: NSCoder) {
    guard
      let service = coder.decodeObject(
        of: ASCredentialServiceIdentifier.self, forKey: "serviceIdentifier"),
      let label = coder.decodeObject(of: NSString.self, forKey: "label")
    else { return nil }
    (serviceIdentifier, self.label) = (service, label._bridgeToSwift())
    recordIdentifier = coder.decodeObject(of: NSString.self, forKey: "recordIdentifier")
      .map { $0._bridgeToSwift() }
    rank = coder.decodeInteger(forKey: "rank")
  }

  /// Writes the identity to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(serviceIdentifier, forKey: "serviceIdentifier")
    coder.encode(label._bridgeToObjectiveC(), forKey: "label")
    coder.encode(recordIdentifier?._bridgeToObjectiveC(), forKey: "recordIdentifier")
    coder.encode(rank, forKey: "rank")
  }

  /// Whether an archive is read safely; true.
  public static var supportsSecureCoding: Bool { true }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASOneTimeCodeCredentialIdentity(
      serviceIdentifier: serviceIdentifier, label: label, recordIdentifier: recordIdentifier)
    copy.rank = rank
    return copy
  }
}
