/// An instance of an app's user interface; a phone shows one.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Creates a scene for a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The session of the scene.
  open private(set) var session: UISceneSession
  /// The delegate; retained.
  open var delegate: (any UISceneDelegate)?
  /// The activation state of the scene.
  open package(set) var activationState: ActivationState = .unattached
  /// The title of the scene.
  open var title: String! = ""

  /// The subtitle; stored, because a phone shows no scene titles.
  open var subtitle = ""

  /// The activation conditions; stored, because an app has one scene on a phone.
  open var activationConditions = UISceneActivationConditions()
  /// The pointer lock state; always nil, because a phone has no pointer.
  open var pointerLockState: UIPointerLockState? { nil }

  /// The manager of the scene's protection by the system (AppLife.SC3).
  open var systemProtectionManager: SystemProtectionManager? { ownProtection }
  private lazy var ownProtection = SystemProtectionManager()

  /// Does nothing: restoration has no time limit.
  open func extendStateRestoration() {}
  /// Does nothing: restoration has no time limit.
  open func completeStateRestoration() {}

  /// Opens a URL, and passes whether an app opened it to a completion handler (AppLife.L10).
  @preconcurrency
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    URLOpener.open(url, onlyUniversalLinks: options?.universalLinksOnly ?? false, completion)
  }

  /// Opens a URL, and returns whether an app opened it (AppLife.L10).
  @discardableResult
  open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { next in
      open(url, options: options) { next.resume(returning: $0) }
    }
  }

  open override var next: UIResponder? { UIApplication.running }
}

extension UIScene {
  /// The activation states of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground and receives no touches.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// The reasons for which a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open private(set) var urlContexts: Set<UIOpenURLContext>
    /// The quick action that the user chose.
    open private(set) var shortcutItem: UIApplicationShortcutItem?
    /// The requesting app's bundle identifier; always nil.
    open var sourceApplication: String? { nil }
    /// The user activities to continue; always empty, because no other device hands one over.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The type of the activity being handed off; always nil.
    open var handoffUserActivityType: String? { nil }

    /// The options of a scene without a request.
    package static var none: ConnectionOptions { ConnectionOptions(nil) }

    package init(_ openRequest: ResolvedOpenRequest?) {
      switch openRequest {
      case .url(let context): (urlContexts, shortcutItem) = ([context], nil)
      case .quickAction(let item): (urlContexts, shortcutItem) = ([], item)
      case nil: (urlContexts, shortcutItem) = ([], nil)
      }
    }
  }

  /// A notification posted before a scene is connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// A notification posted when a scene has been disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// A notification posted when a scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// A notification posted before a scene becomes inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A notification posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A notification posted when a scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
