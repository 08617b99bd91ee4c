/// A kind of notifications, before iOS 10, with the actions that the user can choose.
@available(*, deprecated, message: "use UNNotificationCategory of UserNotifications")
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSMutableCopying, @preconcurrency NSSecureCoding
{
  var name: String?
  var actionsByContext: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  /// Creates a category without actions.
  public override init() { super.init() }

  /// The identifier, which notifications name.
  open var identifier: String? { name }

  /// Returns the actions for a place.
  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
    actionsByContext[context]
  }

  // MARK: Objects

  /// Returns whether another object is a category with the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    // UIKit's notifications are used on the main thread only.
    let other = object as? UIUserNotificationCategory
    return MainActor.assumeIsolated {
      guard let other else { return false }
      return other.name == name
    }
  }
  /// The hash of the identifier.
  open override var hash: Int { MainActor.assumeIsolated { name.hashValue } }

  /// Returns a copy that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIUserNotificationCategory()
    (copy.name, copy.actionsByContext) = (name, actionsByContext)
    return copy
  }
  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UIMutableUserNotificationCategory()
    (copy.name, copy.actionsByContext) = (name, actionsByContext)
    return copy
  }

  // MARK: Archives

  /// Whether categories are archived securely; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores a category.
  public required init?(coder: NSCoder) {
    super.init()
    name = coder.decodeObject(of: NSString.self, forKey: "identifier") as String?
    for (key, context) in Self.keys {
      let kinds: [AnyClass] = [NSArray.self, UIUserNotificationAction.self]
      actionsByContext[context] =
        coder.decodeObject(of: kinds, forKey: key) as? [UIUserNotificationAction]
    }
  }

  /// Archives the category.
  open func encode(with coder: NSCoder) {
    coder.encode(name.map { $0 as NSString }, forKey: "identifier")
    for (key, context) in Self.keys {
      coder.encode(actionsByContext[context].map { $0 as NSArray }, forKey: key)
    }
  }

  private static let keys: [(String, UIUserNotificationActionContext)] = [
    ("actions", .default), ("minimalActions", .minimal),
  ]
}
