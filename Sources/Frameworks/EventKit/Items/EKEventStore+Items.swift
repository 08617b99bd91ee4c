internal import TactusRecordAccess
internal import TactusUserRecords

extension EKEventStore {
  /// Returns the stored events or reminders.
  func items(_ type: EKEntityType) -> [(identifier: String, item: StoredItem)]? {
    contents(type).map { contents in
      contents.records.values.filter { $0.kind == Self.itemKind }
        .sorted { $0.revision < $1.revision }
        .compactMap { record in StoredItem(content: record.content).map { (record.id, $0) } }
    }
  }

  /// Returns the stored values of an item.
  func saved(_ item: EKCalendarItem) throws -> StoredItem {
    guard item.store === self else {
      throw EKError(.objectBelongsToDifferentStore, "The object is one of another store.")
    }
    var values = item.values
    let now = Date()
    (values.created, values.modified) = (values.created ?? now, now)
    return values
  }

  /// Saves a reminder, and adds the next one if it recurs and is done (Calendars.RE4).
  func saveReminder(_ reminder: EKReminder, commits: Bool) throws {
    var values = try saved(reminder)
    var next: StoredItem?
    if values.completed != nil, values.recurs {
      next = values.nextReminder
      values.rules = nil
    }
    let (done, following, identifier) = (values, next, UUID().uuidString)
    try add(
      Pending(type: .reminder) { draft in
        draft.put(reminder.calendarItemIdentifier, done)
        if let following { draft.put(identifier, following) }
        return { (reminder.values, reminder.stored) = (done, done) }
      }, commits: commits)
  }

  /// Deletes an event or a reminder.
  func removeItem(_ item: EKCalendarItem, commits: Bool) throws {
    try add(
      Pending(type: item.entityType) { draft in
        draft.delete(item.calendarItemIdentifier)
        return { item.stored = nil }
      }, commits: commits)
  }
}

extension StoredItem {
  /// The next occurrence of a recurring reminder; `nil` after the last one.
  fileprivate var nextReminder: StoredItem? {
    guard let due = dueComponents else { return nil }
    let calendar = due.calendar ?? Calendar.ofEvents(in: due.timeZone?.identifier ?? timeZone)
    guard let start = calendar.date(from: due) else { return nil }
    var dated = self
    (dated.start, dated.end, dated.timeZone) = (start, start, calendar.timeZone.identifier)
    guard let dates = RecurrenceDates(dated), let date = dates.following else { return nil }
    /// Returns components with the same units later.
    func moved(_ components: DateComponents?) -> DateComponents? {
      guard let components, let old = calendar.date(from: components) else { return nil }
      let units = Set(
        [.year, .month, .day, .hour, .minute, .second].filter { components.value(for: $0) != nil })
      var new = calendar.dateComponents(
        units, from: date + old.timeIntervalSince(start))
      (new.calendar, new.timeZone) = (components.calendar, components.timeZone)
      return new
    }
    var next = self
    (next.completed, next.dueComponents) = (nil, moved(due))
    next.startComponents = moved(startComponents)
    next.rules = rules?.map { rule in
      var rule = rule
      rule.count = rule.count.map { $0 - 1 }
      return rule
    }
    return next
  }
}
