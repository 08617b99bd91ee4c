internal import TactusRecordAccess
internal import TactusUserRecords

/// A batch of changes of events or reminders, each of which sees the earlier ones.
struct RecordDraft {
  /// The changes.
  var changes: [RecordChange] = []
  /// The events or reminders with the changes so far.
  private(set) var items: [String: StoredItem]

  /// Creates a draft without changes.
  init(_ records: ClientRecords) {
    items = records.records.values.filter { $0.kind == EKEventStore.itemKind }
      .reduce(into: [:]) { $0[$1.id] = StoredItem(content: $1.content) }
  }

  /// Adds or replaces an event or a reminder.
  mutating func put(_ identifier: String, _ item: StoredItem) {
    items[identifier] = item
    changes.append(.put(id: identifier, kind: EKEventStore.itemKind, content: item.content))
  }

  /// Deletes an event or a reminder; that of another one fails when the phone makes the changes.
  mutating func delete(_ identifier: String) {
    items[identifier] = nil
    changes.append(.delete(id: identifier))
  }

  /// Returns the events that were occurrences of one that recurs, from an instant on.
  func detached(from series: String, since date: Date) -> [(identifier: String, item: StoredItem)] {
    items.filter { $0.value.series == series && ($0.value.occurrence ?? .distantPast) >= date }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
