/// A predicate for events, which the store evaluates (Calendars.EV2).
final class EventPredicate: NSPredicate {
  /// The first instant.
  let start: Date
  /// The last instant.
  let end: Date
  private let calendars: Set<String>?

  init(start: Date, end: Date, calendars: Set<String>?) {
    (self.start, self.end, self.calendars) = (start, end, calendars)
    super.init { object, _ in
      guard let event = object as? EKEvent else { return false }
      return Self.includes(event.values, start, end, calendars)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns whether an event meets the predicate.
  func includes(_ event: StoredItem) -> Bool { Self.includes(event, start, end, calendars) }

  /// Returns whether an event overlaps a period; one of zero length does if it starts in it.
  private static func includes(
    _ event: StoredItem, _ start: Date, _ end: Date, _ calendars: Set<String>?
  ) -> Bool {
    guard let first = event.start, let last = event.end, let calendar = event.calendar,
      calendars?.contains(calendar) ?? true
    else { return false }
    return first == last ? first >= start && first < end : first < end && last > start
  }
}
