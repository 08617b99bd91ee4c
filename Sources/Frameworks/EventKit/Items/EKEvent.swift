/// An event of a calendar, or an occurrence of one that recurs.
///
/// - Thread: one at a time.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// The original start of the occurrence; `nil` for an event that does not recur.
  var original: Date?

  /// Creates an event, which a store saves.
  public convenience init(eventStore: EKEventStore) {
    self.init(UUID().uuidString, StoredItem(), nil, eventStore)
  }

  /// The identifier, which all occurrences share; `nil` before the event is saved.
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
  /// The location with its coordinate; `nil` for none.
  ///
  /// Setting it also sets the text.
  open var structuredLocation: EKStructuredLocation? {
    get { place }
    set { place = newValue }
  }
  /// The original start of this occurrence, also after the event was moved; the start of an event
  /// that does not recur.
  open var occurrenceDate: Date! { values.occurrence ?? original ?? values.start }
  /// Whether the event is an occurrence that was changed alone (Calendars.RS2).
  open var isDetached: Bool { values.series != nil }
  /// The status; always none, since only invitations have one (Calendars.PA1).
  open var status: EKEventStatus { .none }
  /// The organizer; always `nil` (Calendars.PA1).
  open var organizer: EKParticipant? { nil }
  /// The contact whose birthday the event is; always `nil`, since there is no calendar of
  /// birthdays.
  open var birthdayContactIdentifier: String? { nil }
  /// The record number of the person whose birthday the event is; always -1.
  @available(
    iOS, introduced: 5.0, deprecated: 9.0, message: "Use birthdayContactIdentifier instead"
  )
  open var birthdayPersonID: Int { -1 }

  /// Compares the starts of two events.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (values.start ?? .distantPast).compare(other.values.start ?? .distantPast)
  }

  override func storedNow() -> StoredItem? {
    guard let item = super.storedNow() else { return nil }
    guard let dates = RecurrenceDates(item), let original else { return item }
    return dates.contains(original) ? item.occurrence(at: original, in: dates) : nil
  }
}
