/// The stored form of an event or a reminder.
struct StoredItem: StoredContent, Equatable {
  /// The identifier of the calendar.
  var calendar: String?
  var title: String?
  var location: String?
  var notes: String?
  var url: URL?
  var created: Date?
  var modified: Date?
  /// The identifier of the time zone.
  var timeZone: String?
  // Values that earlier versions of the phone did not store are optional.
  var alarms: [StoredAlarm]?
  /// The recurrence rules.
  var rules: [StoredRule]?
  /// The location, if it has more than the text of `location`.
  var place: StoredPlace?

  // An event.
  var start: Date?
  var end: Date?
  var isAllDay = false
  var availability = EKEventAvailability.busy.rawValue
  /// The starts of the occurrences that were deleted or detached.
  var excluded: [Date]?
  /// The identifier of the recurring event that this event was an occurrence of.
  var series: String?
  /// The start of that occurrence.
  var occurrence: Date?

  // A reminder.
  var startComponents: DateComponents?
  var dueComponents: DateComponents?
  var completed: Date?
  var priority = 0

  /// Whether it recurs.
  var recurs: Bool { rules?.isEmpty == false }

  /// Returns the event as the occurrence with a start.
  func occurrence(at date: Date, in dates: RecurrenceDates) -> StoredItem {
    var item = self
    (item.start, item.end) = (date, dates.end(of: date))
    return item
  }
}
