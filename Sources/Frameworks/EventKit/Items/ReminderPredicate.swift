/// A predicate for reminders, which the store evaluates (Calendars.RE1).
final class ReminderPredicate: NSPredicate {
  /// A condition.
  enum Condition {
    /// All reminders.
    case all
    /// The incomplete reminders that are due between two instants.
    case incomplete(Date?, Date?)
    /// The reminders that were completed between two instants.
    case completed(Date?, Date?)
  }

  private let condition: Condition
  private let calendars: Set<String>?

  init(_ condition: Condition, _ calendars: [EKCalendar]?) {
    let calendars = calendars.map { Set($0.map(\.calendarIdentifier)) }
    (self.condition, self.calendars) = (condition, calendars)
    super.init { object, _ in
      guard let reminder = object as? EKReminder else { return false }
      return Self.includes(reminder.values, condition, calendars)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns whether a reminder meets the predicate.
  func includes(_ reminder: StoredItem) -> Bool { Self.includes(reminder, condition, calendars) }

  private static func includes(
    _ reminder: StoredItem, _ condition: Condition, _ calendars: Set<String>?
  ) -> Bool {
    guard let calendar = reminder.calendar, calendars?.contains(calendar) ?? true else {
      return false
    }
    func isBetween(_ date: Date?, _ start: Date?, _ end: Date?) -> Bool {
      guard start != nil || end != nil else { return true }
      guard let date else { return false }
      return date >= start ?? .distantPast && date <= end ?? .distantFuture
    }
    switch condition {
    case .all: return true
    case .incomplete(let start, let end):
      let due = reminder.dueComponents.flatMap {
        ($0.calendar ?? Calendar.current).date(from: $0)
      }
      return reminder.completed == nil && isBetween(due, start, end)
    case .completed(let start, let end):
      return reminder.completed != nil && isBetween(reminder.completed, start, end)
    }
  }
}
