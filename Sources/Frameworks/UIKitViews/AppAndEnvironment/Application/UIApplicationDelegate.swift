/// The delegate of an app.
///
/// All methods are optional. If a scene has a delegate, that one receives the calls of the scene
/// instead.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window that the delegate retains.
  var window: UIWindow? { get set }
  /// The app is being launched.
  ///
  /// - Returns: Whether the app handles the request that it was launched for.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has launched and is about to appear.
  ///
  /// - Returns: Whether the app handles the request that it was launched for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app stops receiving touches.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app can be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app has launched; the older form without options.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Protected files are about to become unavailable, because the phone is locked.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Protected files have become available.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// The app shall open an address.
  ///
  /// - Returns: Whether the app has opened it.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The app shall open an address; the older form, with the bundle identifier and the annotation
  /// of the requesting app.
  ///
  /// - Returns: Whether the app has opened it.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// The app shall open an address; the oldest form.
  ///
  /// - Returns: Whether the app has opened it.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// The user has chosen a quick action; the handler receives whether it was performed.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// The user has chosen a quick action; returns whether it was performed.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
  /// Memory is low, and the app should release what it can recreate.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Returns whether key commands are adapted to the keyboards of languages; not called, as they
  /// stay as they are.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
  /// The day has changed or the clock was set.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// The registration for remote notifications has failed.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// The registration for remote notifications has succeeded; nothing calls it, because it always
  /// fails (AppLife.L15).
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// A remote notification has arrived; the older form, which nothing calls.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// A remote notification has arrived; nothing calls it, as the phone receives none (AppLife.L15).
  ///
  /// The handler receives whether the app has fetched new data.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// A remote notification has arrived; returns whether there was new data.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  /// The user has decided about the kinds of notifications that the app registered
  /// (Notifications.LN1).
  @available(*, deprecated, message: "use UNUserNotificationCenter of UserNotifications")
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// A notification is due while the app is in front (Notifications.LN3).
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  /// The user has chosen an action of a notification; nothing calls it, as notifications of UIKit
  /// have no banner (Notifications.LN5).
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void)
  /// The user has chosen an action of a notification, with information about the response; nothing
  /// calls it (Notifications.LN5).
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void)
  /// The user has chosen an action of a remote notification; nothing calls it, as the phone
  /// receives none.
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
  /// The user has chosen an action of a remote notification, with information about the response;
  /// nothing calls it, as the phone receives none.
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
  /// The app may fetch data in the background; nothing calls it, as the phone starts no fetches.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void)
  /// The app may fetch data in the background, and returns whether there was some; nothing calls
  /// it, as the phone starts no fetches.
  func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult
  /// The transfers of a background session have ended; nothing calls it, as the phone does not
  /// launch apps for them.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// The transfers of a background session have ended; nothing calls it, as the phone does not
  /// launch apps for them.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
  ) async
  /// An app on a watch asks for permission to read health data; nothing calls it, as the phone has
  /// no watch.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// An app on a watch asks for data; nothing calls it, as the phone has no watch.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void)
  /// An app on a watch asks for data; nothing calls it, as the phone has no watch.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?
  ) async -> [AnyHashable: Any]?

  /// Returns whether the app tells the user that it continues an activity; nothing calls it, as no
  /// other device hands one over.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// The app shall continue an activity; nothing calls it, as no other device hands one over.
  ///
  /// The handler receives the objects that restore the state of the activity.
  ///
  /// - Returns: Whether the app continues the activity.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// An activity cannot be continued; nothing calls it, as no other device hands one over.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// The state of an activity was updated; nothing calls it.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// The user has closed scenes in the app switcher; nothing calls it, as the one scene of an app
  /// ends with the app.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// The interface is about to rotate (Rotation.RO7).
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
  /// The interface has rotated (Rotation.RO7).
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
  /// Called before the status bar gets another height or place; nothing calls it.
  func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  /// Called after the status bar got another height or place; nothing calls it.
  func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)

  /// Returns whether an app extension of a kind may serve the app, such as a keyboard of another
  /// app (Keyboards.CU5).
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// The app is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)
  /// Returns the configuration of a scene that is about to be connected.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Returns whether the state of the view controllers is saved (Restoration.RS1).
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Returns whether the state of the view controllers is saved; the older form.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Returns whether the state of the view controllers is restored (Restoration.RS3).
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Returns whether the state of the view controllers is restored; the older form.
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
  /// The state of the app is about to be encoded.
  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// The state of the app was decoded.
  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Returns the view controller with a path of restoration identifiers; nil for one that exists.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?

  /// Returns the supported interface orientations of a window.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// Returns the value of the older method.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldSaveApplicationState: coder) }
  /// Returns false.
  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Returns the value of the older method.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldRestoreApplicationState: coder) }
  /// Returns false.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {}
  /// Returns nil.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// The window, optional twice, as Apple's optional requirement is; lowered sources use it.
  public var _outer: UIWindow?? { .some(window) }

  /// Nil; a value that is set is ignored.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Returns the value of the older method (AppLife.L20).
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    application(
      app, open: url, sourceApplication: options[.sourceApplication] as? String,
      annotation: options[.annotation] ?? [String: Any]())
  }
  /// Calls the asynchronous method.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(await self.application(application, performActionFor: shortcutItem))
    }
  }
  /// Returns false.
  @MainActor public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }
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
  /// Returns the orientations of the property list, or all but upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { UIInterfaceOrientationMask.listed ?? .allButUpsideDown }
  /// Returns the configuration of the session, which is that of the property list.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
}
