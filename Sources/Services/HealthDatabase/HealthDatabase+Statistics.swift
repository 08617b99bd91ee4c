import TactusHealthModel

extension HealthDatabase.State {
  /// Adds the samples of a type that meet a filter to a maker of statistics.
  mutating func add(
    _ type: String, _ kind: HealthTables.Kind, _ filter: HealthFilter,
    to maker: inout HealthStatisticsMaker
  ) throws(HealthStorageError) {
    let allowed = allowed(filter)
    guard filter.isPlain, kind.count <= HealthNumbers.maximumCount else {
      let scan = HealthScan(kind, filter.times)
      let statement = try connection.prepare(
        "SELECT \(HealthScan.columns) FROM samples \(scan.conditions) ORDER BY start, row")
      try statement.bind(scan.parameters)
      while try statement.step() {
        let (start, end) = (statement.real(2), statement.real(3))
        let source = statement.integer(5)
        guard filter.times.includes(start, end), allowed?.contains(source) ?? true else {
          continue
        }
        if let condition = filter.condition, !condition.includes(try row(statement).sample) {
          continue
        }
        maker.add(statement.real(4), start, end, at: source)
      }
      return
    }
    let columns = try columns(type, kind)
    var low = 0
    if let start = filter.times.start {
      low = columns.firstPlace(from: filter.times.isStartStrict ? start : start - kind.longest)
    }
    let high = filter.times.end.map { columns.firstPlace(from: $0) } ?? columns.starts.count
    let permitted = (0...tables.sources.count).map { allowed?.contains($0) ?? true }
    var counts = Array(repeating: 0, count: tables.sources.count + 1)
    for index in low..<max(low, high) { counts[Int(columns.sources[index])] += 1 }
    for (source, count) in counts.enumerated() where count > 0 && permitted[source] {
      maker.reserve(count, at: source)
    }
    for index in low..<max(low, high) {
      let (start, end) = (columns.starts[index], columns.ends[index])
      let source = Int(columns.sources[index])
      guard filter.times.includes(start, end), permitted[source] else { continue }
      maker.add(columns.values[index], start, end, at: source)
    }
  }

  /// Returns the numbers of a type, from memory or from the file.
  private mutating func columns(
    _ type: String, _ kind: HealthTables.Kind
  ) throws(HealthStorageError) -> HealthNumbers.Columns {
    if let found = numbers.find(type) { return found }
    var columns = HealthNumbers.Columns()
    columns.starts.reserveCapacity(kind.count)
    columns.ends.reserveCapacity(kind.count)
    columns.values.reserveCapacity(kind.count)
    columns.sources.reserveCapacity(kind.count)
    let statement = try connection.prepare(
      "SELECT start, end, value, source FROM samples WHERE type = ? ORDER BY start, row")
    try statement.bind([.integer(kind.number)])
    while try statement.step() {
      let source = statement.integer(3)
      guard (1...max(1, tables.sources.count)).contains(source) else {
        throw connection.error(.damaged, "a sample has no source")
      }
      columns.starts.append(statement.real(0))
      columns.ends.append(statement.real(1))
      columns.values.append(statement.real(2))
      columns.sources.append(Int32(source))
    }
    numbers.add(columns, of: type)
    return columns
  }
}
