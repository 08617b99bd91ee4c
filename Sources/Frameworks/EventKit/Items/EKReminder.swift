/// A reminder of a list, which does not alert the user by itself (Calendars.RE3).
///
/// - Thread: one at a time.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Creates a reminder, which a store saves.
  public convenience init(eventStore: EKEventStore) {
    self.init(UUID().uuidString, StoredItem(), nil, eventStore)
  }

  override var entityType: EKEntityType { .reminder }

  /// The start date, with or without a time.
  open var startDateComponents: DateComponents? {
    get { values.startComponents }
    set { values.startComponents = newValue }
  }
  /// The due date, with or without a time.
  open var dueDateComponents: DateComponents? {
    get { values.dueComponents }
    set { values.dueComponents = newValue }
  }
  /// Whether the reminder is completed; setting it to true sets the completion date to now
  /// (Calendars.RE2).
  open var isCompleted: Bool {
    get { values.completed != nil }
    set { values.completed = newValue ? values.completed ?? Date() : nil }
  }
  /// The completion date; `nil` if it is not completed.
  open var completionDate: Date? {
    get { values.completed }
    set { values.completed = newValue }
  }
  /// The priority: 0 for none, 1 for the highest to 9 for the lowest.
  open var priority: Int {
    get { values.priority }
    set { values.priority = newValue }
  }
}
