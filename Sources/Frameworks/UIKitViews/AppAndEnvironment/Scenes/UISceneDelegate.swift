/// The delegate of a scene.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is being connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has been disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Returns an activity with the scene's state, which its next connection receives.
  ///
  /// - Returns: The activity; nil for no state.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called when the scene is connected and should restore the state of an activity.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called before the scene continues an activity; never called, because no other device hands one
  /// over.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Continues an activity; never called, because no other device hands one over.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when an activity cannot be continued; never called, because no other device hands one
  /// over.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Called when the state of an activity was updated; never called.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// Opens URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Returns nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a window scene.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that the delegate retains.
  var window: UIWindow? { get set }
  /// Performs a quick action that the user chose; the handler receives whether it succeeded.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Performs a quick action that the user chose; returns whether it succeeded.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
  /// Called when the scene's interface has rotated, or its traits have changed (Rotation.RO8).
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - previousCoordinateSpace: The coordinate space before the change.
  ///   - previousInterfaceOrientation: The orientation before the change.
  ///   - previousTraitCollection: The traits before the change.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Called when the scene's geometry has changed: its orientation, or the orientation lock
  /// (Rotation.RO8, Rotation.RO11).
  ///
  /// - Since: 26.0.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  /// Returns the style of the window controls; never called, because a phone has none.
  ///
  /// - Since: 26.0.
  func preferredWindowingControlStyle(for windowScene: UIWindowScene)
    -> UISceneWindowingControlStyle
}

extension UIWindowSceneDelegate {
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
  /// Returns the automatic style.
  public func preferredWindowingControlStyle(
    for windowScene: UIWindowScene
  ) -> UISceneWindowingControlStyle { .automatic }

  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}

  /// The window; doubly optional, because the requirement is optional; lowered sources use it.
  public var _outer: UIWindow?? { .some(window) }

  /// The window: nil; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Calls the asynchronous method.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem))
    }
  }
  /// Asks the app delegate to perform the action (QuickActions.D5).
  @MainActor public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    guard let application = UIApplication.running, let delegate = application.delegate else {
      return false
    }
    return await withCheckedContinuation { next in
      delegate.application(application, performActionFor: shortcutItem) {
        next.resume(returning: $0)
      }
    }
  }
}
