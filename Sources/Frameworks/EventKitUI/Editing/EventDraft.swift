/// The properties of an event that the user edits.
struct EventDraft: Equatable {
  /// The title; empty for none.
  var title: String
  /// The location; empty for none.
  var location: String
  /// Whether the event is an all-day event.
  var isAllDay: Bool
  /// The start.
  var start: Date
  /// The end.
  var end: Date
  /// The recurrence; `nil` for a rule that the user cannot choose, which is kept.
  var recurrence: RepeatChoice?
  /// The end of the recurrence; `nil` for none.
  var recurrenceEnd: EKRecurrenceEnd?
  /// Copies of the event's alarms.
  var alarms: [EKAlarm]
  /// The calendar; `nil` if none is available.
  var calendar: EKCalendar?
  /// The availability of the user during the event.
  var availability: EKEventAvailability
  /// The address; empty for none.
  var url: String
  /// The notes; empty for none.
  var notes: String

  /// Reads the properties of an event.
  init(_ event: EKEvent) {
    (title, location) = (event.title ?? "", event.location ?? "")
    isAllDay = event.isAllDay
    start = event.startDate ?? Self.nextHour
    end = event.endDate ?? start + 3600
    recurrence = RepeatChoice(event.recurrenceRules)
    recurrenceEnd = event.recurrenceRules?.first?.recurrenceEnd
    alarms = (event.alarms ?? []).compactMap { $0.copy() as? EKAlarm }
    calendar = event.calendar
    availability = event.availability
    url = event.url?.absoluteString ?? ""
    notes = event.notes ?? ""
  }

  /// Whether an event with these properties can be saved.
  var canBeSaved: Bool { !title.isEmpty && start <= end && calendar != nil }

  /// Moves the start, and the end along with it.
  mutating func move(to newStart: Date) {
    end += newStart.timeIntervalSince(start)
    start = newStart
  }

  /// Applies the properties that differ from others to an event.
  func apply(to event: EKEvent, since old: EventDraft) {
    func text(_ text: String) -> String? { text.isEmpty ? nil : text }
    event.title = title
    // A location with a coordinate is kept unless its text changes.
    if location != old.location { event.location = text(location) }
    event.isAllDay = isAllDay
    event.startDate = isAllDay ? Calendar.current.startOfDay(for: start) : start
    event.endDate = isAllDay ? Self.endOfDay(end) : end
    if let recurrence, (recurrence, recurrenceEnd) != (old.recurrence, old.recurrenceEnd) {
      event.recurrenceRules = recurrence.rules(until: recurrenceEnd)
    }
    if alarms != old.alarms { event.alarms = alarms.isEmpty ? nil : alarms }
    event.calendar = calendar
    event.availability = availability
    if url != old.url { event.url = text(url).flatMap { URL(string: $0) } }
    event.notes = text(notes)
  }

  // MARK: Internals

  /// The next full hour.
  private static var nextHour: Date {
    let now = Date()
    return Calendar.current.nextDate(
      after: now, matching: DateComponents(minute: 0, second: 0), matchingPolicy: .nextTime) ?? now
  }

  /// Returns the last second of a day, at which an all-day event ends.
  private static func endOfDay(_ date: Date) -> Date {
    let calendar = Calendar.current
    let start = calendar.startOfDay(for: date)
    return (calendar.date(byAdding: .day, value: 1, to: start) ?? start) - 1
  }
}
