/// The window commands of a scene; scenes have none here, because users cannot close windows on a
/// phone.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Whether the window can be closed.
  open var isClosable = true
  /// Whether the window can be minimized.
  open var isMiniaturizable = true
}
