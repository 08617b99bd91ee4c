import TactusPhoneLink

/// A quick action of an app's icon.
///
/// Steps QuickActions.A1…
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// Creates a quick action.
  ///
  /// - Parameters:
  ///   - type: A string by which the app identifies the action.
  ///   - localizedTitle: The title.
  ///   - localizedSubtitle: The subtitle.
  ///   - icon: The icon.
  ///   - userInfo: Data of the app.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    properties = Properties(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, info: userInfo)
  }

  /// Creates a quick action with a title only.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// A string by which the app identifies the action.
  open var type: String { properties.type }
  /// The title.
  open var localizedTitle: String { properties.title }
  /// The subtitle.
  open var localizedSubtitle: String? { properties.subtitle }
  /// The icon.
  open var icon: UIApplicationShortcutIcon? { properties.icon }
  /// Data of the app.
  open var userInfo: [String: any NSSecureCoding]? { properties.info }
  /// An identifier by which the app chooses the scene that performs the action.
  open var targetContentIdentifier: Any? { properties.target }

  /// Returns a mutable copy.
  open override func mutableCopy() -> Any {
    let copy: UIMutableApplicationShortcutItem = AnyThread.read {
      UIMutableApplicationShortcutItem(
        type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle,
        icon: icon, userInfo: userInfo)
    }
    copy.properties.target = properties.target
    return copy
  }

  /// Returns an immutable copy.
  open override func copy() -> Any {
    let copy: UIApplicationShortcutItem = AnyThread.read {
      UIApplicationShortcutItem(
        type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle,
        icon: icon, userInfo: userInfo)
    }
    copy.properties.target = properties.target
    return copy
  }

  /// Returns whether another object is a quick action with equal properties.
  ///
  /// - Thread: any, while no other thread changes one of them.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIApplicationShortcutItem else { return false }
    return properties == other.properties
  }

  /// The hash; equal quick actions have equal hashes, until one is changed.
  nonisolated open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(properties.type)
    hasher.combine(properties.title)
    return hasher.finalize()
  }

  // MARK: Internals

  struct Properties: Equatable {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var info: [String: any NSSecureCoding]?
    var target: (any NSObjectProtocol)?

    static func == (one: Properties, other: Properties) -> Bool {
      one.type == other.type && one.title == other.title && one.subtitle == other.subtitle
        && (one.icon?.isEqual(other.icon) ?? (other.icon == nil))
        && one.information == other.information
        && (one.target?.isEqual(other.target) ?? (other.target == nil))
    }

    private var information: NSDictionary? { info.map { NSDictionary(dictionary: $0) } }
  }

  // Unchecked because the closure that sets it has ended when it is read.
  nonisolated(unsafe) var properties: Properties
}

/// A mutable quick action.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// A string by which the app identifies the action.
  open override var type: String {
    get { properties.type }
    set { properties.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { properties.title }
    set { properties.title = newValue }
  }
  /// The subtitle.
  open override var localizedSubtitle: String? {
    get { properties.subtitle }
    set { properties.subtitle = newValue }
  }
  /// The icon.
  open override var icon: UIApplicationShortcutIcon? {
    get { properties.icon }
    set { properties.icon = newValue }
  }
  /// Data of the app.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { properties.info }
    set { properties.info = newValue }
  }
  /// An identifier by which the app chooses the scene that performs the action.
  open override var targetContentIdentifier: Any? {
    get { properties.target }
    set { properties.target = newValue.map(Self.object) }
  }

  private static func object(_ value: Any) -> any NSObjectProtocol {
    (value as? String).map { NSString(string: $0) } ?? value as? any NSObjectProtocol
      ?? NSString(string: "\(value)")
  }
}
