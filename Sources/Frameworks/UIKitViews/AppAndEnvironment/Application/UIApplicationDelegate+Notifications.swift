// Default implementations of the optional methods for local notifications before iOS 10.
extension UIApplicationDelegate {
  /// Does nothing.
  @available(*, deprecated, message: "use UNUserNotificationCenter of UserNotifications")
  public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) {}
  /// Does nothing.
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  public func application(
    _ application: UIApplication, didReceive notification: UILocalNotification
  ) {}
  /// Calls the completion handler.
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Calls the older method.
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) {
    self.application(
      application, handleActionWithIdentifier: identifier, for: notification,
      completionHandler: completionHandler)
  }
  /// Calls the completion handler.
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Calls the older method.
  @available(*, deprecated, message: "use UNUserNotificationCenterDelegate")
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  ) {
    self.application(
      application, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo,
      completionHandler: completionHandler)
  }
}
