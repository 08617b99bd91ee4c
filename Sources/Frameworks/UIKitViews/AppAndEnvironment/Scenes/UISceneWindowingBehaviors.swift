/// The commands that the window of a scene offers; scenes have none here, as a phone has no windows
/// that its user closes.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Whether the window can be closed.
  open var isClosable = true
  /// Whether the window can be put into the Dock.
  open var isMiniaturizable = true
}
