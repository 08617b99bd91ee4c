import TactusHealthModel

/// The rows of a type that may meet the conditions of a query, as SQL without texts of an app.
struct HealthScan {
  /// The columns of a sample.
  static let columns = "row, type, start, end, value, source, uuid, details"

  /// The conditions.
  private(set) var conditions = "WHERE type = ?"
  /// The parameters of the conditions.
  private(set) var parameters: [HealthStatement.Value]

  /// Finds the rows of a type by their times.
  init(_ kind: HealthTables.Kind, _ times: HealthTimes) {
    parameters = [.integer(kind.number)]
    if let start = times.start {
      // A sample that begins earlier may reach into the times.
      begin(at: times.isStartStrict ? start : start - kind.longest)
    }
    if let end = times.end { add("start < ?", .real(end)) }
  }

  /// Leaves out what starts before a time.
  mutating func begin(at start: Double) { add("start >= ?", .real(start)) }

  /// Leaves out what starts after a time.
  mutating func end(at start: Double) { add("start <= ?", .real(start)) }

  /// Leaves out all but some samples.
  mutating func restrict(to uuids: Set<HealthUUID>) {
    // SQLite takes 32,766 parameters; with more, all rows are examined.
    guard uuids.count <= 1000 else { return }
    let places = Array(repeating: "?", count: uuids.count).joined(separator: ", ")
    conditions += " AND row IN (SELECT row FROM uuids WHERE uuid IN (\(places)))"
    parameters += uuids.sorted().map { .uuid($0) }
  }

  private mutating func add(_ condition: String, _ value: HealthStatement.Value) {
    conditions += " AND \(condition)"
    parameters.append(value)
  }
}

extension HealthCondition {
  /// The identifiers of the only samples that can meet the condition; `nil` for no such limit.
  var soleObjects: Set<HealthUUID>? {
    switch self {
    case .objects(let uuids): uuids
    case .all(let parts): parts.lazy.compactMap(\.soleObjects).first
    default: nil
    }
  }
}
