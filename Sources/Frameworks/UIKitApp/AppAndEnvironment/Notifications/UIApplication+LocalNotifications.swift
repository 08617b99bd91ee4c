import TactusPermissions
import TactusPhoneLink
import TactusThreads

// Local notifications and their settings before iOS 10. Steps Notifications.LN1…
extension UIApplication {
  // MARK: Notifications

  /// The notifications of UIKit that wait for their time.
  @available(*, deprecated, message: "use UNUserNotificationCenter of UserNotifications")
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { Self.waiting.map(\.notification) }
    set {
      cancelAllLocalNotifications()
      newValue?.forEach(scheduleLocalNotification)
    }
  }

  /// Schedules a copy of a notification for its time (Notifications.LN2).
  @available(*, deprecated, message: "use UNUserNotificationCenter of UserNotifications")
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    let now = Date()
    let date = max(now, notification.fireDate ?? now)
    let scheduled = ScheduledLocalNotification(notification, due: date)
    guard !NotificationSchedule.current.add(scheduled, due: date) else { return }
    RuntimeWarning.once(
      "UIApplication.scheduleLocalNotification: more than \(NotificationSchedule.limit) "
        + "notifications are pending; those that are due last are removed", namesPlace: true)
  }

  /// Delivers a copy of a notification at once, whatever its time is.
  @available(*, deprecated, message: "use UNUserNotificationCenter of UserNotifications")
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    let now = Date()
    let copy = notification.copy() as? UILocalNotification ?? notification
    copy.repeatInterval = []
    NotificationSchedule.current.add(ScheduledLocalNotification(copy, due: now), due: now)
  }

  /// Cancels a scheduled notification; it is found by its values.
  @available(*, deprecated, message: "use UNUserNotificationCenter of UserNotifications")
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    let found = Self.waiting.filter { $0.notification.isEqual(notification) }
    NotificationSchedule.current.remove { one in found.contains { $0 === one } }
  }

  /// Cancels all scheduled notifications of UIKit.
  @available(*, deprecated, message: "use UNUserNotificationCenter of UserNotifications")
  public func cancelAllLocalNotifications() {
    NotificationSchedule.current.remove { $0 is ScheduledLocalNotification }
  }

  @available(*, deprecated, message: "use UNUserNotificationCenter of UserNotifications")
  private static var waiting: [ScheduledLocalNotification] {
    NotificationSchedule.current.pending.compactMap {
      $0.notification as? ScheduledLocalNotification
    }
  }

  // MARK: Settings

  /// The kinds of notifications that the app has registered and the user permits, and the app's
  /// categories (Notifications.LN1).
  @available(*, deprecated, message: "use UNUserNotificationCenter of UserNotifications")
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    let isPermitted = AppPermissions.permission(.notifications).status == .authorized
    let registered = RegisteredNotificationSettings.shared.value
    return UIUserNotificationSettings(
      types: isPermitted ? registered.types : [],
      categories: registered.categories)
  }

  /// Registers kinds of notifications and categories; asks the user, unless that is decided, and
  /// notifies the delegate (Notifications.LN1).
  @available(*, deprecated, message: "use UNUserNotificationCenter of UserNotifications")
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) {
    RegisteredNotificationSettings.shared.value = RegisteredNotificationSettings(
      types: notificationSettings.types, categories: notificationSettings.categories)
    guard !notificationSettings.types.isEmpty else {
      AppTimers.shared.add(at: CACurrentMediaTime()) { [self] in tellSettings() }
      return
    }
    AppPermissions.ask(.notifications) { _ in UIApplication.shared.tellSettings() }
  }

  @available(*, deprecated, message: "use UNUserNotificationCenter of UserNotifications")
  private func tellSettings() {
    guard let settings = currentUserNotificationSettings else { return }
    delegate?.application(self, didRegister: settings)
  }
}

/// The settings that an app has registered.
@available(*, deprecated, message: "for deprecated methods")
@MainActor
private struct RegisteredNotificationSettings {
  var types: UIUserNotificationType = []
  var categories: Set<UIUserNotificationCategory>?

  static let shared = ContextLocal(RegisteredNotificationSettings())
}
