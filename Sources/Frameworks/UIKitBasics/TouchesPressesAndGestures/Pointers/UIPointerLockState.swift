/// The state of the lock of a scene's pointer; no scene has one, as a phone has no pointer.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  /// Whether the pointer is locked.
  open var isLocked: Bool { false }

  /// A notification posted when the state has changed, which it never does here.
  public nonisolated static let didChangeNotification = Notification.Name(
    "UIPointerLockStateDidChangeNotification")
  /// The key of the scene in the user information of the notification.
  public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}
