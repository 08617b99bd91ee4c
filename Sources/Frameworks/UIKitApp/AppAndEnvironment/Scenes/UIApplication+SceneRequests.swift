// Requests for scenes, which a phone refuses: it shows one scene of an app. Step AppLife.SC1.

extension UIApplication {
  /// Asks for a new or another scene; the phone refuses.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(UISceneError(.multipleScenesNotSupported))
  }

  /// Asks to end a scene; the phone refuses.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(UISceneError(.multipleScenesNotSupported))
  }

  /// Requests a new snapshot of a scene in the app switcher; does nothing, as the snapshot is
  /// always current.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIScene {
  /// Options of a request for a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Creates options.
    public override init() { super.init() }

    /// The scene that makes the request.
    open var requestingScene: UIScene?
  }
}

/// Options of a request to end a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
}
