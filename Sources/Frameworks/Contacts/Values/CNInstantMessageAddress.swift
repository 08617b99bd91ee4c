/// An address for instant messages.
///
/// - Thread: any; nothing in it changes after its creation.
open class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name of the user.
  open private(set) var username: String
  /// The service: one of the constants, or a custom name.
  open private(set) var service: String

  /// Creates an address without a name.
  public override init() {
    (username, service) = ("", "")
    super.init()
  }

  /// Creates an address.
  public required init(username: String, service: String) {
    (self.username, self.service) = (username, service)
    super.init()
  }

  // MARK: Texts

  /// Returns the name of a property as a localized text.
  open class func localizedString(forKey key: String) -> String { ContactTexts.property(key) }
  /// Returns the localized name of a service; a custom name unchanged.
  open class func localizedString(forService service: String) -> String {
    ContactTexts.services[service] ?? service
  }

  // MARK: Objects

  /// Returns whether another object is an equal address.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNInstantMessageAddress else { return false }
    return (username, service) == (other.username, other.service)
  }
  /// The hash of the name.
  open override var hash: Int { username.hashValue }
  /// A description for debugging.
  open override var description: String {
    "<CNInstantMessageAddress: username=\(username), service=\(service)>"
  }
  /// Returns the address itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether addresses support secure coding; true.
  open class var supportsSecureCoding: Bool { true }
  /// Restores an address.
  public required init?(coder: NSCoder) {
    username = (coder.decodeObject(of: NSString.self, forKey: "username") ?? "") as String
    service = (coder.decodeObject(of: NSString.self, forKey: "service") ?? "") as String
    super.init()
  }
  /// Archives the address.
  open func encode(with coder: NSCoder) {
    coder.encode(username as NSString, forKey: "username")
    coder.encode(service as NSString, forKey: "service")
  }
}

/// The key of the user's name.
public let CNInstantMessageAddressUsernameKey = "username"
/// The key of the service.
public let CNInstantMessageAddressServiceKey = "service"
