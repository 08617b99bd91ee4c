import TactusPhoneLink
import TactusPhoneTypes

// The app's part in the scheduling of background tasks (BackgroundTasks.RU6).
extension UIApplication {
  /// A notification posted when scheduled tasks start, whatever their condition.
  package nonisolated static let startsScheduledTasksNotification = Notification.Name(
    "TactusStartsScheduledTasks")

  /// Tells the phone whether scheduled tasks run, and the app's time at which the next one is due.
  package func reportScheduledWork(isRunning: Bool, next: TimeInterval?) {
    let instant = next.map { PhoneInstant(nanoseconds: Int64(($0 * 1e9).rounded(.up))) }
    PhoneRequests.send(.scheduledWork(isRunning: isRunning, next: instant))
  }
}
