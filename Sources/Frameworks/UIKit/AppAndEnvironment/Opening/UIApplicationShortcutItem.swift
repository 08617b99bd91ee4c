import PhoneLink

/// A quick action: something that an app's icon offers to do.
///
/// Steps L12… are in `Documentation/Behaviour/AppLife.md`.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// Makes a quick action.
  ///
  /// - Parameters:
  ///   - type: Tells it apart for the app.
  ///   - localizedTitle: What people read.
  ///   - localizedSubtitle: What people read below that.
  ///   - icon: Stands beside it.
  ///   - userInfo: What the app wants to know when it is chosen.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    parts = Parts(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, info: userInfo)
  }

  /// Makes a quick action of no more than a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Tells it apart for the app.
  open var type: String { parts.type }
  /// What people read.
  open var localizedTitle: String { parts.title }
  /// What people read below that.
  open var localizedSubtitle: String? { parts.subtitle }
  /// Stands beside it.
  open var icon: UIApplicationShortcutIcon? { parts.icon }
  /// What the app wants to know when it is chosen.
  open var userInfo: [String: any NSSecureCoding]? { parts.info }

  /// A quick action of its own that can be changed.
  open override func mutableCopy() -> Any {
    let copy: UIMutableApplicationShortcutItem = MainActor.assumeIsolated {
      UIMutableApplicationShortcutItem(
        type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle,
        icon: icon, userInfo: userInfo)
    }
    return copy
  }

  // MARK: Internals

  struct Parts {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var info: [String: any NSSecureCoding]?
  }

  var parts: Parts

  /// What the phone is told of it.
  var forPhone: QuickAction {
    func short(_ text: String) -> String { String(text.prefix(LinkLimits.shortTextBytes / 4)) }
    return QuickAction(
      type: short(type), title: short(localizedTitle), subtitle: localizedSubtitle.map(short))
  }
}

/// A quick action that can be changed, until it is one of the app's.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// Tells it apart for the app.
  open override var type: String {
    get { parts.type }
    set { parts.type = newValue }
  }
  /// What people read.
  open override var localizedTitle: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  /// What people read below that.
  open override var localizedSubtitle: String? {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  /// Stands beside it.
  open override var icon: UIApplicationShortcutIcon? {
    get { parts.icon }
    set { parts.icon = newValue }
  }
  /// What the app wants to know when it is chosen.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { parts.info }
    set { parts.info = newValue }
  }
}
