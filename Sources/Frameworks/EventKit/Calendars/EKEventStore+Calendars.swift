internal import TactusRecordAccess

extension EKEventStore {
  /// Returns the calendars of a type, starting with the one of every phone.
  func calendars(_ type: EKEntityType, _ records: ClientRecords) -> [EKCalendar] {
    let source = EKSource(self)
    func calendar(_ identifier: String, _ values: StoredCalendar) -> EKCalendar {
      let calendar = EKCalendar(identifier, type, values, values, self)
      calendar.source = source
      return calendar
    }
    let stored = records.records.values.filter { $0.kind == Self.calendarKind }
      .compactMap { record in
        StoredCalendar(content: record.content).map { calendar(record.id, $0) }
      }
    let first =
      stored.first { $0.isImmutable }
      ?? calendar(type.defaultCalendar, type.firstCalendar)
    return [first]
      + stored.filter { !$0.isImmutable }
      .sorted { ($0.title, $0.calendarIdentifier) < ($1.title, $1.calendarIdentifier) }
  }
}

extension EKEntityType {
  /// The identifier of the calendar that every phone has.
  var defaultCalendar: String { self == .event ? "default-calendar" : "default-list" }

  /// The calendar that every phone has.
  ///
  /// - Source: the names on a new iPhone in English; the colors are system blue and orange.
  ///   Confidence: guess.
  fileprivate var firstCalendar: StoredCalendar {
    self == .event
      ? StoredCalendar(title: "Calendar", color: [0, 122 / 255.0, 1, 1])
      : StoredCalendar(title: "Reminders", color: [1, 149 / 255.0, 0, 1])
  }
}
