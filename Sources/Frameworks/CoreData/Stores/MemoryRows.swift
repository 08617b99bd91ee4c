/// The objects of a store in memory.
final class MemoryRows: RowStore {
  private(set) var metadata: [String: Any] = [:]
  private var rows: [Int64: StoredRow] = [:]
  private var last: Int64 = 0

  func setMetadata(_ metadata: [String: Any]) { self.metadata = metadata }

  func rows(of entities: [NSEntityDescription]) -> [StoredRow] {
    let names = Set(entities.compactMap(\.name))
    return rows.values.filter { names.contains($0.entity) }.sorted { $0.number < $1.number }
  }

  func row(_ number: Int64, of entity: NSEntityDescription) -> StoredRow? { rows[number] }

  func newNumber() -> Int64 {
    last += 1
    return last
  }

  func change(_ body: () throws -> Void) throws {
    let before = rows
    do {
      try body()
    } catch {
      rows = before
      throw error
    }
  }

  func save(_ saved: [StoredRow], of entity: NSEntityDescription) {
    for row in saved { rows[row.number] = row }
  }

  func remove(_ numbers: [Int64]) { for number in numbers { rows[number] = nil } }

  /// A store in memory has no history.
  var history: HistoryRows? { nil }

  /// Does nothing: a store in memory always has the model of its creation.
  func migrate(_ plan: MigrationPlan) {}
}
