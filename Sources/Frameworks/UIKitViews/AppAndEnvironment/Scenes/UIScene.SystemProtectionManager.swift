extension UIScene {
  /// The protection of a scene by the system, as by a lock of the app (AppLife.SC3).
  @preconcurrency @MainActor
  open class SystemProtectionManager: NSObject {
    override init() { super.init() }

    /// Whether the owner of the phone has to prove who they are before the scene is shown; false,
    /// as the phone locks no single app.
    open var isUserAuthenticationEnabled: Bool { false }
  }

  /// Posted with the scene as the object when its protection changes; never, as it never does.
  public nonisolated static let systemProtectionDidChangeNotification = Notification.Name(
    "UISceneSystemProtectionDidChangeNotification")
}
