/// The delegate of a scene.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is being connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene has been disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Returns an activity with the state of the scene, which its next connection receives.
  ///
  /// - Returns: The activity; nil for no state.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// The scene has been connected, and shall restore the state of an activity.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// The scene is about to continue an activity; nothing calls it, as no other device hands one
  /// over.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// The scene shall continue an activity; nothing calls it, as no other device hands one over.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// An activity cannot be continued; nothing calls it, as no other device hands one over.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// The state of an activity was updated; nothing calls it.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// The scene shall open addresses.
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
  /// The user has chosen a quick action; the handler receives whether it was performed.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// The user has chosen a quick action; returns whether it was performed.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
  /// The interface of the scene has rotated, or its traits have changed (Rotation.RO8).
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
  /// The geometry of the scene has changed: its orientation, or the lock of it (Rotation.RO8,
  /// Rotation.RO11).
  ///
  /// - Since: 26.0.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  /// Returns the style of the controls of the scene's window; not called, as a phone shows none.
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

  /// The window, optional twice, as Apple's optional requirement is; lowered sources use it.
  public var _outer: UIWindow?? { .some(window) }

  /// Nil; a value that is set is ignored.
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
