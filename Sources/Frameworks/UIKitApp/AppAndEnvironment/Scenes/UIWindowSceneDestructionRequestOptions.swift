/// Options of a request to end a window scene.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation with which the scene disappears; stored, as the phone refuses such requests
  /// (AppLife.SC1).
  open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}
