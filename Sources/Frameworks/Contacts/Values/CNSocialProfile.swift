/// A profile in a social network.
///
/// - Thread: any; nothing in it changes after its creation.
open class CNSocialProfile: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The address of the profile's page; empty for none.
  open private(set) var urlString: String
  /// The name of the user; empty for none.
  open private(set) var username: String
  /// The service's identifier of the user; empty for none.
  open private(set) var userIdentifier: String
  /// The service: one of the constants, or a custom name.
  open private(set) var service: String

  /// Creates a profile without a name.
  public override init() {
    (urlString, username, userIdentifier, service) = ("", "", "", "")
    super.init()
  }

  /// Creates a profile; what is `nil` is empty.
  public required init(
    urlString: String?, username: String?, userIdentifier: String?, service: String?
  ) {
    (self.urlString, self.username) = (urlString ?? "", username ?? "")
    (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
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

  /// Returns whether another object is an equal profile.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNSocialProfile else { return false }
    return parts == other.parts
  }
  /// The hash of the parts.
  open override var hash: Int { parts.hashValue }
  /// A description for debugging.
  open override var description: String {
    "<CNSocialProfile: urlString=\(urlString), username=\(username), "
      + "userIdentifier=\(userIdentifier), service=\(service)>"
  }
  /// Returns the profile itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private var parts: [String] { [urlString, username, userIdentifier, service] }

  // MARK: Archives

  /// Whether profiles support secure coding; true.
  open class var supportsSecureCoding: Bool { true }
  /// Restores a profile.
  public required init?(coder: NSCoder) {
    func text(_ key: String) -> String {
      (coder.decodeObject(of: NSString.self, forKey: key) ?? "") as String
    }
    (urlString, username) = (text("urlString"), text("username"))
    (userIdentifier, service) = (text("userIdentifier"), text("service"))
    super.init()
  }
  /// Archives the profile.
  open func encode(with coder: NSCoder) {
    coder.encode(urlString as NSString, forKey: "urlString")
    coder.encode(username as NSString, forKey: "username")
    coder.encode(userIdentifier as NSString, forKey: "userIdentifier")
    coder.encode(service as NSString, forKey: "service")
  }
}
