/// An action that the user chooses for a notification.
///
/// - Thread: any; all its properties are constants.
open class UNNotificationAction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The title.
  public let title: String
  /// The behavior.
  public let options: UNNotificationActionOptions
  /// The icon.
  public let icon: UNNotificationActionIcon?

  /// Creates an action.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = []
  ) { self.init(identifier: identifier, title: title, options: options, icon: nil) }

  /// Creates an action with an icon.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
    super.init()
  }

  // MARK: Objects

  /// Returns whether another object is an equal action.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAction, type(of: other) == type(of: self) else {
      return false
    }
    return (identifier, title, options, icon)
      == (other.identifier, other.title, other.options, other.icon)
  }
  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
  /// Returns the action itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether actions support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores an action.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
      let title = coder.decodeObject(of: NSString.self, forKey: "title")
    else { return nil }
    (self.identifier, self.title) = (identifier as String, title as String)
    options = UNNotificationActionOptions(
      rawValue: UInt(max(0, coder.number("options").intValue)))
    icon = coder.decodeObject(of: UNNotificationActionIcon.self, forKey: "icon")
    super.init()
  }

  /// Archives the action.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(title as NSString, forKey: "title")
    coder.encode(number: NSNumber(value: Int(options.rawValue)), "options")
    coder.encode(icon, forKey: "icon")
  }
}
