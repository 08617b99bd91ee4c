extension HealthRecords {
  /// Returns the statistics of a type's samples that meet a filter; `nil` for a type that is no
  /// quantity.
  func statistics(
    _ type: HealthType, _ filter: HealthFilter, edges: [Double], bySource: Bool, order: [String]
  ) -> HealthBuckets? {
    guard let aggregation = type.aggregation else { return nil }
    var maker = HealthStatisticsMaker(aggregation, edges: edges)
    if let columns = columns[type.identifier] {
      let allowed = allowedSources(filter)
      let permitted = sources.indices.map { allowed?.contains(Int32($0)) ?? true }
      for index in columns.places(filter.times) {
        let (start, end) = (columns.starts[index], columns.ends[index])
        let source = Int(columns.sources[index])
        guard filter.times.includes(start, end), permitted[source] else { continue }
        if let condition = filter.condition,
          !condition.includes(row(type.identifier, columns, index).sample)
        {
          continue
        }
        maker.add(columns.values[index], start, end, at: source)
      }
    }
    return maker.finish(sources.map(\.bundle), order: order, bySource: bySource)
  }
}
