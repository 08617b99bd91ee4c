/// Is told what happens to a scene.
///
/// Each method may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is being connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is connected no more.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene gets touches.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene will get no touches.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene will be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is not seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is to open addresses.
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
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Is told what happens to a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that the delegate keeps.
  var window: UIWindow? { get set }
  /// One of the app's quick actions was chosen; the handler is to be told whether that could be done.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// None; what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing, and says so.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
