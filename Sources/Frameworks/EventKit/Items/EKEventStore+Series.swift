internal import TactusRecordAccess
internal import TactusUserRecords

extension EKEventStore {
  // MARK: Reading

  /// Returns an occurrence of an event that recurs.
  func occurrence(
    _ date: Date, of identifier: String, _ item: StoredItem, _ dates: RecurrenceDates
  ) -> EKEvent {
    let values = item.occurrence(at: date, in: dates)
    let event = EKEvent(identifier, values, values, self)
    event.original = date
    return event
  }

  // MARK: Saving

  /// Checks that an event can be saved (Calendars.EV1, Calendars.RS5).
  func checkEvent(_ event: EKEvent) throws {
    let values = event.values
    guard let calendar = event.calendar else {
      throw EKError(.noCalendar, "No calendar has been set.")
    }
    guard calendar.entityType == .event else {
      throw EKError(.calendarDoesNotAllowEvents, "The calendar is a list of reminders.")
    }
    guard let start = values.start else {
      throw EKError(.noStartDate, "No start date has been set.")
    }
    guard let end = values.end else { throw EKError(.noEndDate, "No end date has been set.") }
    guard start <= end else {
      throw EKError(.datesInverted, "The start date must be before the end date.")
    }
    guard let distance = RecurrenceDates(values)?.leastDistance else { return }
    guard end.timeIntervalSince(start) <= distance else {
      throw EKError(
        .durationGreaterThanRecurrence, "The event must be shorter than its recurrence.")
    }
    guard (values.alarms ?? []).allSatisfy({ $0.date != nil || -$0.offset <= distance }) else {
      throw EKError(
        .alarmGreaterThanRecurrence, "An alarm must be shorter before than the recurrence.")
    }
  }

  /// Saves an event (Calendars.RS1…RS3).
  func saveEvent(_ event: EKEvent, _ span: EKSpan, commits: Bool) throws {
    let (values, old) = (try saved(event), event.stored)
    // A changed rule always concerns the later occurrences, too (Calendars.RS1).
    let changesRules = values.recurs && old.map { $0.rules != values.rules } ?? false
    let isWhole = span == .futureEvents || changesRules
    let (identifier, original) = (event.calendarItemIdentifier, event.original)
    let fresh = UUID().uuidString
    try add(
      Pending(type: .event) { draft in
        guard let series = draft.items[identifier], old != nil, let original,
          let dates = RecurrenceDates(series)
        else {
          draft.put(identifier, values)
          return { event.note(values, identifier) }
        }
        guard dates.contains(original) else {
          throw EKError(.eventNotMutable, "The occurrence does not exist any more.")
        }
        if !isWhole {
          let name = Self.detachedIdentifier(identifier, original)
          let own = try draft.detach(original, from: identifier, series, dates, as: name, values)
          return { event.note(own, name) }
        }
        let isFirst = original == series.start
        let name = isFirst ? identifier : fresh
        let own = draft.split(identifier, series, dates, at: original, values, as: name)
        return { event.note(own, name) }
      }, commits: commits)
  }

  // MARK: Deleting

  /// Deletes an event (Calendars.RS4).
  func removeEvent(_ event: EKEvent, _ span: EKSpan, commits: Bool) throws {
    let identifier = event.calendarItemIdentifier
    let original = event.original
    try add(
      Pending(type: .event) { draft in
        let item = draft.items[identifier]
        if let item, let dates = RecurrenceDates(item) {
          let date = original ?? dates.first ?? .distantPast
          guard dates.contains(date) else {
            throw EKError(.eventNotMutable, "The occurrence does not exist any more.")
          }
          switch span {
          case .thisEvent: draft.exclude(date, from: identifier, item)
          case .futureEvents: draft.end(identifier, item, dates, before: date)
          }
        } else {
          draft.delete(identifier)
          if span == .futureEvents, let parent = item?.series, let date = item?.occurrence,
            let series = draft.items[parent], let dates = RecurrenceDates(series)
          {
            draft.end(parent, series, dates, before: date)
          }
        }
        return { event.stored = nil }
      }, commits: commits)
  }

  /// Returns the identifier of a detached occurrence.
  private static func detachedIdentifier(_ series: String, _ date: Date) -> String {
    "\(series):RID=\(Int(date.timeIntervalSinceReferenceDate))"
  }
}

extension EKEvent {
  /// Notes what is stored, and as which event.
  fileprivate func note(_ new: StoredItem, _ identifier: String) {
    calendarItemIdentifier = identifier
    (values, stored) = (new, new)
    original = new.recurs ? new.start : nil
  }
}

extension RecordDraft {
  /// Detaches an occurrence as an event of its own (Calendars.RS2), and returns it.
  ///
  /// - Throws: `EKError.startDateCollidesWithOtherOccurrence`.
  fileprivate mutating func detach(
    _ date: Date, from identifier: String, _ series: StoredItem, _ dates: RecurrenceDates,
    as name: String, _ values: StoredItem
  ) throws -> StoredItem {
    if let start = values.start, start != date, dates.contains(start) {
      throw EKError(
        .startDateCollidesWithOtherOccurrence, "Another occurrence begins at the same time.")
    }
    var own = values
    (own.rules, own.excluded) = (nil, nil)
    (own.series, own.occurrence) = (identifier, date)
    exclude(date, from: identifier, series)
    put(name, own)
    return own
  }

  /// Saves an event from one of its occurrences on (Calendars.RS3), and returns it.
  fileprivate mutating func split(
    _ identifier: String, _ series: StoredItem, _ dates: RecurrenceDates, at date: Date,
    _ values: StoredItem, as name: String
  ) -> StoredItem {
    let shift = (values.start ?? date).timeIntervalSince(date)
    let earlier = dates.all(through: date).filter { $0 < date }.count
    var own = values
    own.excluded = series.excluded?.filter { $0 >= date }.map { $0 + shift }
    if name != identifier, own.rules == series.rules {
      own.rules = own.rules?.map { rule in
        var rule = rule
        rule.count = rule.count.map { max($0 - earlier, 1) }
        return rule
      }
    }
    let detached = detached(from: identifier, since: date)
    if name != identifier { shorten(identifier, series, before: date) }
    put(name, own)
    for (other, item) in detached {
      var item = item
      (item.series, item.occurrence) = (name, item.occurrence.map { $0 + shift })
      put(other, item)
    }
    return own
  }

  /// Excludes an occurrence, and deletes the event with its last one.
  fileprivate mutating func exclude(_ date: Date, from identifier: String, _ series: StoredItem) {
    var series = series
    series.excluded = (series.excluded ?? []) + [date]
    if RecurrenceDates(series)?.first == nil { delete(identifier) } else { put(identifier, series) }
  }

  /// Ends an event before an occurrence, and deletes the later detached ones.
  fileprivate mutating func end(
    _ identifier: String, _ series: StoredItem, _ dates: RecurrenceDates, before date: Date
  ) {
    for (other, _) in detached(from: identifier, since: date) { delete(other) }
    shorten(identifier, series, before: date)
  }

  /// Ends an event before an occurrence; deletes it if there is no earlier one.
  private mutating func shorten(_ identifier: String, _ series: StoredItem, before date: Date) {
    var series = series
    series.rules = series.rules?.map { rule in
      var rule = rule
      (rule.until, rule.count) = (min(rule.until ?? .distantFuture, date - 1), nil)
      return rule
    }
    let isOver = series.start.map { $0 >= date } ?? true
    if isOver || RecurrenceDates(series)?.first == nil {
      delete(identifier)
    } else {
      put(identifier, series)
    }
  }
}
