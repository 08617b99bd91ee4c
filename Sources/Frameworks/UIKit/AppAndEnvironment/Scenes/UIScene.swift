/// One of an app's appearances on the phone; a phone shows one.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Makes a scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// What outlasts the scene.
  public final let session: UISceneSession
  /// Who is told what happens to it; kept alive by it.
  open var delegate: (any UISceneDelegate)?
  /// How much of it is seen.
  open internal(set) var activationState: ActivationState = .unattached
  /// What people read of it.
  open var title: String! = ""

  /// Has an address opened, and says later whether there was an app for it (L10).
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    URLOpener.open(url, onlyUniversalLinks: options?.universalLinksOnly ?? false, completion)
  }

  open override var next: UIResponder? { UIApplication.running }
}

extension UIScene {
  /// How much of a scene is seen.
  public enum ActivationState: Int, Sendable {
    /// It is not connected yet, or no more.
    case unattached = -1
    /// It is in front and gets touches.
    case foregroundActive = 0
    /// It is seen, and gets no touches.
    case foregroundInactive = 1
    /// It is not seen.
    case background = 2
  }

  /// What a scene is connected for.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses that the scene is to open.
    public final let urlContexts: Set<UIOpenURLContext>
    /// The quick action that was chosen.
    public final let shortcutItem: UIApplicationShortcutItem?
    /// The bundle of the app that wants it, where it is of the same vendor.
    open var sourceApplication: String? { nil }

    init(_ errand: Errand?) {
      switch errand {
      case .url(let context): (urlContexts, shortcutItem) = ([context], nil)
      case .quickAction(let item): (urlContexts, shortcutItem) = ([], item)
      case nil: (urlContexts, shortcutItem) = ([], nil)
      }
    }
  }

  /// A scene will be connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// A scene is connected no more.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// A scene gets touches.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// A scene will get no touches.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene will be seen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene is not seen any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
