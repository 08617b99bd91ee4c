internal import TactusUIKitApp

/// A request in the schedule of its app.
///
/// - Thread: any.
final class ScheduledRequest: ScheduledNotification {
  /// The request.
  let request: UNNotificationRequest
  private let onDelivery: @MainActor @Sendable (Date, Bool) -> Void

  /// Creates a scheduled request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - onDelivery: Called with the due time, and whether the app was suspended at that time.
  init(
    _ request: UNNotificationRequest,
    onDelivery: @escaping @MainActor @Sendable (Date, Bool) -> Void
  ) { (self.request, self.onDelivery) = (request, onDelivery) }

  var scheduleIdentifier: String { request.identifier }

  func nextDate(after date: Date) -> Date? {
    guard let trigger = request.trigger, trigger.repeats else { return nil }
    return trigger.date(after: date)
  }

  func values(dueAt date: Date) -> LocalNotificationValues? { nil }

  func deliver(dueAt date: Date, isLate: Bool) { onDelivery(date, isLate) }
}
