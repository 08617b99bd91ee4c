/// The delegate of an app.
///
/// All methods are optional. A scene delegate, if any, receives the scene's calls instead.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window that the delegate retains.
  var window: UIWindow? { get set }
  /// Called while the app is being launched.
  ///
  /// - Returns: Whether the app handles the request for which it was launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has launched and is about to appear.
  ///
  /// - Returns: Whether the app handles the request for which it was launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app enters the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app has launched; the older form without options.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called before protected files become unavailable, because the phone is locked.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Called when protected files have become available.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Opens a URL.
  ///
  /// - Returns: Whether the app opened it.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Opens a URL; the older form, with the requesting app's bundle identifier and annotation.
  ///
  /// - Returns: Whether the app opened it.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Opens a URL; the oldest form.
  ///
  /// - Returns: Whether the app opened it.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Performs a quick action that the user chose; the handler receives whether it succeeded.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Performs a quick action that the user chose; returns whether it succeeded.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
  /// Called when memory is low; the app should release what it can recreate.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Returns whether key commands are localized automatically; never called, because they are not.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
  /// Called when the day changes or the clock is set.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Called when registering for remote notifications has failed.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called when registering for remote notifications has succeeded; never called, because it
  /// always fails (AppLife.L15).
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called when a remote notification arrives; the older form; never called.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Called when a remote notification arrives; never called, because the phone receives none
  /// (AppLife.L15).
  ///
  /// The handler receives whether the app fetched new data.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called when a remote notification arrives; returns whether new data was fetched.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  /// Called when the user has decided on the notification types that the app registered
  /// (Notifications.LN1).
  @available(*, deprecated, message: "use UNUserNotificationCenter of UserNotifications")
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// Called when a notification is due while the app is in the foreground (Notifications.LN3).
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  /// Called when the user chooses an action of a notification; never called, because UIKit's
  /// notifications have no banner (Notifications.LN5).
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void)
  /// Called when the user chooses an action of a notification, with response information; never
  /// called (Notifications.LN5).
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void)
  /// Called when the user chooses an action of a remote notification; never called, because the
  /// phone receives none.
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
  /// Called when the user chooses an action of a remote notification, with response information;
  /// never called, because the phone receives none.
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
  /// Called for a background fetch; never called, because the phone starts no fetches.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void)
  /// Called for a background fetch, and returns its result; never called, because the phone starts
  /// no fetches.
  func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult
  /// Called when the transfers of a background session have ended; never called, because the phone
  /// does not launch apps for them.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Called when the transfers of a background session have ended; never called, because the phone
  /// does not launch apps for them.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
  ) async
  /// Called when a watch app requests permission to read health data; never called, because the
  /// phone has no watch.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// Called when a watch app requests data; never called, because the phone has no watch.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void)
  /// Called when a watch app requests data; never called, because the phone has no watch.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?
  ) async -> [AnyHashable: Any]?

  /// Returns whether the app reports the continuing of an activity to the user; never called,
  /// because no other device hands one over.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Continues an activity; never called, because no other device hands one over.
  ///
  /// The handler receives the objects that restore the state of the activity.
  ///
  /// - Returns: Whether the app continues the activity.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when an activity cannot be continued; never called, because no other device hands one
  /// over.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Called when the state of an activity was updated; never called.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Called when the user has closed scenes in the app switcher; never called, because an app's one
  /// scene ends with the app.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Called before the interface rotates (Rotation.RO7).
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
  /// Called after the interface has rotated (Rotation.RO7).
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
  /// Called before the status bar's frame changes; never called.
  func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  /// Called after the status bar's frame has changed; never called.
  func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)

  /// Returns whether the app allows a kind of app extension, such as another app's keyboard
  /// (Keyboards.CU5).
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Called before the app terminates.
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
  /// Called before the app's state is encoded.
  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called after the app's state was decoded.
  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Returns the view controller with a path of restoration identifiers; nil for an existing one.
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
  /// The window; doubly optional, because the requirement is optional; lowered sources use it.
  public var _outer: UIWindow?? { .some(window) }

  /// The window: nil; setting it has no effect.
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
  /// Returns the session's configuration from the property list.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
}
