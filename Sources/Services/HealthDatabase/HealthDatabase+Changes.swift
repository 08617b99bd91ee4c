import TactusHealthModel

extension HealthDatabase.State {
  /// Passes what was added and deleted after a row to a function, in the order of the rows.
  func visitChanges(
    of selections: [HealthSelection], after row: Int, _ body: (HealthRowChange) -> Bool
  ) throws(HealthStorageError) {
    // Names of types that are not known have no rows, and SQLite takes 32,766 parameters.
    let filters = selections.filtersByType.filter { HealthType.find($0.key) != nil }
    let places = Array(repeating: "?", count: filters.count).joined(separator: ", ")
    let deletions = try connection.prepare(
      "SELECT row, uuid, type, bundle, sync FROM deletions WHERE row > ?"
        + " AND type IN (\(places)) ORDER BY row")
    try deletions.bind([.integer(row)] + filters.keys.sorted().map { .text($0) })
    var deletion = try Self.next(deletions, filters)
    let checks = checks(filters)
    if !checks.isEmpty {
      // By rows: the index of types would need sorting.
      let numbers = checks.keys.sorted().map { "\($0)" }.joined(separator: ", ")
      let samples = try connection.prepare(
        "SELECT \(HealthScan.columns) FROM samples WHERE row > ? AND +type IN (\(numbers))"
          + " ORDER BY row")
      try samples.bind([.integer(row)])
      while try samples.step() {
        guard let found = try sample(samples, checks[samples.integer(1)] ?? []) else { continue }
        while let one = deletion, one.row < found.row {
          guard body(.deleted(one)) else { return }
          deletion = try Self.next(deletions, filters)
        }
        guard body(.added(found)) else { return }
      }
    }
    while let one = deletion {
      guard body(.deleted(one)) else { return }
      deletion = try Self.next(deletions, filters)
    }
  }

  // MARK: Internals

  /// Conditions with the numbers of the sources that they permit; `nil` for all.
  private typealias Check = (filter: HealthFilter, sources: Set<Int>?)

  /// Returns the conditions by the numbers of types that have rows.
  private func checks(_ filters: [String: [HealthFilter]]) -> [Int: [Check]] {
    var checks: [Int: [Check]] = [:]
    for (type, filters) in filters {
      guard let kind = tables.kinds[type] else { continue }
      checks[kind.number] = filters.map { ($0, allowed($0)) }
    }
    return checks
  }

  /// Returns the sample of a row; `nil` if it meets none of the conditions.
  private func sample(
    _ statement: borrowing HealthStatement, _ checks: [Check]
  ) throws(HealthStorageError) -> HealthRow? {
    let (start, end) = (statement.real(2), statement.real(3))
    let source = statement.integer(5)
    var found: HealthRow?
    for (filter, sources) in checks {
      guard filter.times.includes(start, end), sources?.contains(source) ?? true else { continue }
      if found == nil { found = try row(statement) }
      if let found, filter.condition?.includes(found.sample) ?? true { return found }
    }
    return nil
  }

  private static func next(
    _ deletions: borrowing HealthStatement, _ filters: [String: [HealthFilter]]
  ) throws(HealthStorageError) -> HealthDeletion? {
    while try deletions.step() {
      guard let uuid = HealthUUID(deletions.text(1)) else { continue }
      let (type, bundle, sync) = (deletions.text(2), deletions.text(3), deletions.text(4))
      let isAsked = (filters[type] ?? []).contains { $0.sources?.contains(bundle) ?? true }
      guard isAsked else { continue }
      return HealthDeletion(
        row: deletions.integer(0), uuid: uuid, type: type, bundle: bundle,
        syncIdentifier: sync.isEmpty ? nil : sync)
    }
    return nil
  }
}
