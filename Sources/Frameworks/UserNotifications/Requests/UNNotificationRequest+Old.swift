internal import TactusUIKitApp

// Notifications of UIKit as requests. Step Notifications.LN4.
extension UNNotificationRequest {
  /// Creates the request of a scheduled notification of UIKit; fails for another request.
  convenience init?(oldNotification entry: NotificationSchedule.Entry) {
    guard let values = entry.values else { return nil }
    self.init(oldValues: values)
  }

  /// Creates a request with the values of a notification of UIKit.
  convenience init(oldValues values: LocalNotificationValues) {
    let content = UNMutableNotificationContent()
    (content.title, content.body) = (values.title, values.body)
    content.badge = values.badge.map { NSNumber(value: $0) }
    content.categoryIdentifier = values.category
    content.userInfo = values.userInfo
    content.sound = values.sound.map { name in
      name.isEmpty ? .default : UNNotificationSound(named: UNNotificationSoundName(name))
    }
    let parts = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: values.date)
    self.init(
      identifier: values.identifier, content: content,
      trigger: UNCalendarNotificationTrigger(dateMatching: parts, repeats: values.repeats))
  }
}
