/// Options of a request to end a window scene.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation with which the scene disappears; stored, as the phone refuses such requests
  /// (AppLife.SC1).
  open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}

extension UIWindowScene {
  /// The animations with which a scene disappears.
  public enum DismissalAnimation: Int, Sendable {
    /// The usual animation.
    case standard = 1
    /// The animation of a scene whose content was accepted, such as a sent message.
    case commit = 2
    /// The animation of a scene whose content was discarded.
    case decline = 3
  }
}
