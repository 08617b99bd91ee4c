import TactusPermissions
import TactusPhoneClient
import TactusPhoneLink

/// A notification of UIKit in the schedule of its app.
///
/// The notification is a copy that nothing changes.
@available(*, deprecated, message: "use UNNotificationRequest of UserNotifications")
package final class ScheduledLocalNotification: ScheduledNotification, Sendable {
  /// The notification.
  package let notification: UILocalNotification
  /// A unique identifier: notifications of UIKit replace no others.
  package let scheduleIdentifier: String
  private let values: LocalNotificationValues
  private let firstDate: Date
  private let interval: (unit: Calendar.Component, count: Int)?
  private let calendar: Calendar

  /// Creates a scheduled copy of a notification that is due on a date.
  @MainActor
  init(_ notification: UILocalNotification, due date: Date) {
    self.notification = notification.copy() as? UILocalNotification ?? notification
    firstDate = date
    interval = Self.interval(of: notification.repeatInterval)
    var calendar = notification.repeatCalendar ?? .current
    if let zone = notification.timeZone { calendar.timeZone = zone }
    self.calendar = calendar
    scheduleIdentifier = UUID().uuidString
    let number = notification.applicationIconBadgeNumber
    let sound = notification.soundName
    values = LocalNotificationValues(
      identifier: scheduleIdentifier, title: notification.alertTitle ?? "",
      body: notification.alertBody ?? "", badge: number > 0 ? number : nil,
      sound: sound == UILocalNotificationDefaultSoundName ? "" : sound,
      category: notification.category ?? "", userInfo: notification.userInfo ?? [:], date: date,
      repeats: interval != nil)
  }

  /// Returns the next time of a notification that repeats (Notifications.LN2).
  package func nextDate(after date: Date) -> Date? {
    guard let interval else { return nil }
    // Counted from the first time, so that a 31st stays one where the month has it.
    var count = interval.count
    while let next = calendar.date(byAdding: interval.unit, value: count, to: firstDate) {
      if next > date { return next }
      count += interval.count
    }
    return nil
  }

  /// Returns the values for UserNotifications.
  package func values(dueAt date: Date) -> LocalNotificationValues? {
    var values = values
    values.date = date
    return values
  }

  /// Passes the notification to the app's delegate, or to the receiver (Notifications.LN3).
  @MainActor
  package func deliver(dueAt date: Date, isLate: Bool) {
    let app = UIApplication.shared
    guard AppPermissions.permission(.notifications).status == .authorized else {
      return RuntimeWarning.once(
        "a UILocalNotification is due and is not delivered: the user has not permitted "
          + "notifications; call registerUserNotificationSettings first", kind: "note")
    }
    if let values = values(dueAt: date),
      NotificationSchedule.current.receiver?(values, isLate) == true
    {
      return
    }
    guard !isLate, app.applicationState != .background else {
      let number = notification.applicationIconBadgeNumber
      if number > 0 { app.applicationIconBadgeNumber = number }
      return RuntimeWarning.once(
        "a UILocalNotification was due while the app was in the background: it sets the badge, and "
          + "is neither shown nor heard, since banners of this phone appear over their app only",
        kind: "note")
    }
    app.delegate?.application(app, didReceive: notification)
  }

  /// The calendar's unit of an interval, and how many of it; nil for no repetition.
  private static func interval(of unit: NSCalendar.Unit) -> (Calendar.Component, Int)? {
    let units: [(NSCalendar.Unit, Calendar.Component, Int)] = [
      (.minute, .minute, 1), (.hour, .hour, 1), (.day, .day, 1), (.weekday, .day, 1),
      (.weekOfYear, .day, 7), (.weekOfMonth, .day, 7), (.month, .month, 1),
      (.quarter, .month, 3), (.year, .year, 1), (.yearForWeekOfYear, .year, 1), (.era, .era, 1),
    ]
    return units.first { unit.contains($0.0) }.map { ($0.1, $0.2) }
  }
}
