/// Is told what happens to the app.
///
/// Each method may be left out. An app whose scenes have delegates is not told what those are told.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window that the delegate keeps.
  var window: UIWindow? { get set }
  /// The app is being launched.
  ///
  /// - Returns: Whether the app takes what it was launched for.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is launched, and about to be seen.
  ///
  /// - Returns: Whether the app takes what it was launched for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app gets touches.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app will get no touches.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is not seen any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app will be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is launched; older apps are told so.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The app is to open an address.
  ///
  /// - Returns: Whether it could.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// One of the app's quick actions was chosen; the handler is to be told whether that could be done.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Memory is short, and the app should let go of what it can make again.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// It is another day, or the clock was set.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Nobody can send the app notifications.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// How a scene is made that is about to be connected.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Says which ways up the interface can be.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// None; what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Takes it.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Takes it.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Opens nothing.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
  /// Does nothing, and says so.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// As the app's property list says, or all but upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { UIInterfaceOrientationMask.listed ?? .allButUpsideDown }
  /// As the session's, which is what the app's property list says.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
}
