extension UIScene {
  /// The system's protection of a scene, such as by an app lock (AppLife.SC3).
  @preconcurrency @MainActor
  open class SystemProtectionManager: NSObject {
    override init() { super.init() }

    /// Whether the user must authenticate before the scene is shown; false, because the phone
    /// cannot lock single apps.
    open var isUserAuthenticationEnabled: Bool { false }
  }

  /// A notification posted when the protection of a scene changes; never posted.
  public nonisolated static let systemProtectionDidChangeNotification = Notification.Name(
    "UISceneSystemProtectionDidChangeNotification")
}
