/// An event of a calendar, which does not recur (Calendars.EV3).
///
/// - Thread: one at a time.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// Creates an event, which a store saves.
  public convenience init(eventStore: EKEventStore) {
    self.init(UUID().uuidString, StoredItem(), nil, eventStore)
  }

  /// The identifier; `nil` before the event is saved.
  open var eventIdentifier: String! { isNew ? nil : calendarItemIdentifier }
  /// The start.
  open var startDate: Date! {
    get { values.start }
    set { values.start = newValue }
  }
  /// The end.
  open var endDate: Date! {
    get { values.end }
    set { values.end = newValue }
  }
  /// Whether the event lasts whole days.
  open var isAllDay: Bool {
    get { values.isAllDay }
    set { values.isAllDay = newValue }
  }
  /// The user's availability meanwhile.
  open var availability: EKEventAvailability {
    get { EKEventAvailability(rawValue: values.availability) ?? .busy }
    set { values.availability = newValue.rawValue }
  }
  /// The start.
  open var occurrenceDate: Date! { values.start }
  /// Whether the event is an exception of a recurrence; false.
  open var isDetached: Bool { false }

  /// Compares the starts of two events.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (values.start ?? .distantPast).compare(other.values.start ?? .distantPast)
  }
}
