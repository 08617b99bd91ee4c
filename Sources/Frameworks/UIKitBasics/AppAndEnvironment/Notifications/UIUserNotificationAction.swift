/// An action of a notification, before iOS 10.
@available(*, deprecated, message: "use UNNotificationAction of UserNotifications")
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSMutableCopying, @preconcurrency NSSecureCoding
{
  var values = Values()

  /// Creates an action without a title.
  public override init() { super.init() }

  /// The identifier.
  open var identifier: String? { values.identifier }
  /// The title.
  open var title: String? { values.title }
  /// The kind of the action.
  open var behavior: UIUserNotificationActionBehavior { values.behavior }
  /// The parameters of the action.
  open var parameters: [AnyHashable: Any] { values.parameters }
  /// The way in which the action is performed.
  open var activationMode: UIUserNotificationActivationMode { values.activationMode }
  /// Whether the user has to unlock the phone.
  open var isAuthenticationRequired: Bool { values.isAuthenticationRequired }
  /// Whether the action deletes something.
  open var isDestructive: Bool { values.isDestructive }

  // MARK: Objects

  /// The values of an action.
  struct Values {
    var identifier: String?
    var title: String?
    var behavior = UIUserNotificationActionBehavior.default
    var parameters: [AnyHashable: Any] = [:]
    var activationMode = UIUserNotificationActivationMode.foreground
    var isAuthenticationRequired = false
    var isDestructive = false
  }

  /// Returns a copy that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIUserNotificationAction()
    copy.values = values
    return copy
  }
  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UIMutableUserNotificationAction()
    copy.values = values
    return copy
  }

  // MARK: Archives

  /// Whether actions are archived securely; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores an action.
  public required init?(coder: NSCoder) {
    super.init()
    values.identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") as String?
    values.title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
    let mode = UInt(bitPattern: coder.decodeInteger(forKey: "activationMode"))
    values.activationMode = UIUserNotificationActivationMode(rawValue: mode) ?? .foreground
    let behavior = UInt(bitPattern: coder.decodeInteger(forKey: "behavior"))
    values.behavior = UIUserNotificationActionBehavior(rawValue: behavior) ?? .default
    values.isAuthenticationRequired = coder.decodeBool(forKey: "isAuthenticationRequired")
    values.isDestructive = coder.decodeBool(forKey: "isDestructive")
  }

  /// Archives the action, without its parameters.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier.map { $0 as NSString }, forKey: "identifier")
    coder.encode(title.map { $0 as NSString }, forKey: "title")
    coder.encode(Int(activationMode.rawValue), forKey: "activationMode")
    coder.encode(Int(behavior.rawValue), forKey: "behavior")
    coder.encode(isAuthenticationRequired, forKey: "isAuthenticationRequired")
    coder.encode(isDestructive, forKey: "isDestructive")
  }
}
