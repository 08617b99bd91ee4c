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

  /// Saves an event or a reminder.
  func saveItem(_ item: EKCalendarItem, commits: Bool) throws {
    guard item.store === self else {
      throw EKError(.objectBelongsToDifferentStore, "The object is one of another store.")
    }
    var values = item.values
    let now = Date()
    (values.created, values.modified) = (values.created ?? now, now)
    let saved = values
    try add(
      Pending(type: item.entityType) { _ in
        [
          .put(id: item.calendarItemIdentifier, kind: Self.itemKind, content: saved.content)
        ]
      } finish: {
        item.stored = saved
        (item.values.created, item.values.modified) = (saved.created, saved.modified)
      }, commits: commits)
  }

  /// Deletes an event or a reminder.
  func removeItem(_ item: EKCalendarItem, commits: Bool) throws {
    try add(
      Pending(type: item.entityType) { _ in
        [.delete(id: item.calendarItemIdentifier)]
      } finish: {
        item.stored = nil
      }, commits: commits)
  }
}
