/// The methods that decide about notifications while the app is in the foreground, and receive the
/// user's responses; all are optional.
///
/// Each one exists with a completion handler and as an asynchronous method; a delegate implements
/// one of them. They are called on the main thread (Notifications.DE1).
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Lets the delegate choose the banner, list, sound and badge of a notification over the app
  /// (Notifications.PR1).
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - notification: The notification.
  ///   - completionHandler: The handler, which the delegate calls with the presentation options; an
  ///     empty set presents nothing.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

  /// Returns the delegate's choice of banner, list, sound and badge over the app
  /// (Notifications.PR1).
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Called with the user's response to a notification (Notifications.RE1).
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - response: The response.
  ///   - completionHandler: The handler, which the delegate calls when it is done.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

  /// Called with the user's response to a notification (Notifications.RE1).
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

  /// Called to show the app's own notification settings; never called, since no page of the phone
  /// has a button for them.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Calls the asynchronous method.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    // The delegate is used on the main thread only.
    nonisolated(unsafe) let delegate = self
    Task { @MainActor in
      completionHandler(await delegate.userNotificationCenter(center, willPresent: notification))
    }
  }

  /// Returns an empty set: nothing is presented.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Calls the asynchronous method.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    // The delegate is used on the main thread only.
    nonisolated(unsafe) let delegate = self
    Task { @MainActor in
      await delegate.userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
