// Default implementations of the optional methods for activities, remote notifications, the status
// bar and the deprecated ways to open a URL.
extension UIApplicationDelegate {
  // MARK: Addresses

  /// Returns the value of the oldest method (AppLife.L20).
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { self.application(application, handleOpen: url) }
  /// Returns false: no URL is opened.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }

  // MARK: Remote notifications and background work

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  /// Calls the asynchronous method.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(await self.application(application, didReceiveRemoteNotification: userInfo))
    }
  }
  /// Calls the older method, and returns `noData`.
  @MainActor public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    let older: (UIApplication, [AnyHashable: Any]) -> Void = self.application(
      _:didReceiveRemoteNotification:)
    older(application, userInfo)
    return .noData
  }
  /// Calls the asynchronous method.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(await self.applicationPerformFetch(application))
    }
  }
  /// Returns `noData`.
  @MainActor public func applicationPerformFetch(_ application: UIApplication) async
    -> UIBackgroundFetchResult
  { .noData }
  /// Calls the asynchronous method.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    Task.immediate { @MainActor in
      await self.application(application, handleEventsForBackgroundURLSession: identifier)
      completionHandler()
    }
  }
  /// Does nothing.
  @MainActor public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
  ) async {}
  /// Does nothing.
  public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
  /// Returns true.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(
    _ application: UIApplication
  ) -> Bool { true }
  /// Calls the asynchronous method.
  public func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  ) {
    Task.immediate { @MainActor in
      reply(await self.application(application, handleWatchKitExtensionRequest: userInfo))
    }
  }
  /// Returns no data.
  @MainActor public func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?
  ) async -> [AnyHashable: Any]? { nil }

  // MARK: Activities

  /// Returns false.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Returns false.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  // MARK: Status bar

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {}
}
