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
      // Most samples come from the source of the sample before.
      var (run, runSource) = ([HealthStatisticsMaker.Item](), 0)
      let places = columns.places(filter.times)
      run.reserveCapacity(places.count)
      for index in places {
        let (start, end) = (columns.starts[index], columns.ends[index])
        let source = Int(columns.sources[index])
        guard filter.times.includes(start, end), permitted[source] else { continue }
        if let condition = filter.condition,
          !condition.includes(row(type.identifier, columns, index).sample)
        {
          continue
        }
        if source != runSource {
          maker.add(run, at: runSource)
          run.removeAll(keepingCapacity: true)
          runSource = source
        }
        run.append(.init(start: start, end: end, value: columns.values[index]))
      }
      maker.add(run, at: runSource)
    }
    return maker.finish(sources.map(\.bundle), order: order, bySource: bySource)
  }
}
