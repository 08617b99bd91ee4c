/// An event of a calendar, or an occurrence of one that recurs.
///
/// - Thread: one at a time.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// The start of the occurrence as its rule gives it; `nil` for an event that does not recur.
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
  /// The place with its coordinate; `nil` for none.
  ///
  /// Setting it sets the text.
  open var structuredLocation: EKStructuredLocation? {
    get { place }
    set { place = newValue }
  }
  /// The start that the rule gives this occurrence, also after the event was moved; the start of an
  /// event that does not recur.
  open var occurrenceDate: Date! { values.occurrence ?? original ?? values.start }
  /// Whether the event was an occurrence that has been changed alone (Calendars.RS2).
  open var isDetached: Bool { values.series != nil }
  /// The status; none, which only invitations have (Calendars.PA1).
  open var status: EKEventStatus { .none }
  /// The person who invites to the event; `nil` (Calendars.PA1).
  open var organizer: EKParticipant? { nil }
  /// The contact whose birthday the event is; `nil`, since no calendar has birthdays.
  open var birthdayContactIdentifier: String? { nil }
  /// The number of the person whose birthday the event is; -1 for none.
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
