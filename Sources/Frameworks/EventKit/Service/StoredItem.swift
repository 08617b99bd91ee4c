/// The form in which the phone keeps an event or a reminder.
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

  // An event.
  var start: Date?
  var end: Date?
  var isAllDay = false
  var availability = EKEventAvailability.busy.rawValue

  // A reminder.
  var startComponents: DateComponents?
  var dueComponents: DateComponents?
  var completed: Date?
  var priority = 0
}
