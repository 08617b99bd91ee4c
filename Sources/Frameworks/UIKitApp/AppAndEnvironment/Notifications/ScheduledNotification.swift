/// A notification that waits for its time in the schedule of an app.
package protocol ScheduledNotification: AnyObject, Sendable {
  /// The identifier, under which a later notification replaces an earlier one.
  var scheduleIdentifier: String { get }
  /// Returns the next time of a notification that repeats; nil if it does not repeat.
  func nextDate(after date: Date) -> Date?
  /// Returns the values of a notification of UIKit that is due on a date; nil for a request of
  /// UserNotifications.
  func values(dueAt date: Date) -> LocalNotificationValues?
  /// Delivers the notification.
  ///
  /// - Parameters:
  ///   - date: The time at which it was due.
  ///   - isLate: Whether the app was suspended at that time.
  @MainActor func deliver(dueAt date: Date, isLate: Bool)
}
