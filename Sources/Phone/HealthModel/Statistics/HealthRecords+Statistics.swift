extension HealthRecords {
  /// Returns the statistics of a type's samples that meet a filter.
  ///
  /// - Parameters:
  ///   - type: The type of a quantity.
  ///   - filter: The conditions.
  ///   - edges: The ascending edges of the times; none for a single one without bounds.
  ///   - bySource: Whether each source has statistics of its own as well.
  /// - Returns: The statistics; `nil` for a type that is no quantity.
  public func statistics(
    _ type: HealthType, _ filter: HealthFilter, edges: [Double] = [], bySource: Bool = false
  ) -> HealthBuckets? {
    guard let aggregation = type.aggregation else { return nil }
    var maker = HealthStatisticsMaker(aggregation, edges: edges)
    if let columns = columns[type.identifier] {
      let allowed = allowedSources(filter)
      var items: [[HealthStatisticsMaker.Item]] = Array(repeating: [], count: sources.count)
      let permitted = sources.indices.map { allowed?.contains(Int32($0)) ?? true }
      for index in columns.places(filter) {
        let (start, end) = (columns.starts[index], columns.ends[index])
        let source = Int(columns.sources[index])
        guard filter.includes(start, end), permitted[source] else { continue }
        items[source].append(
          HealthStatisticsMaker.Item(start: start, end: end, value: columns.values[index]))
      }
      // The versions of an app are one source.
      var merged: [String: [HealthStatisticsMaker.Item]] = [:]
      for (index, list) in items.enumerated() where !list.isEmpty {
        let bundle = sources[index].bundle
        if merged[bundle] == nil {
          merged[bundle] = list
        } else {
          merged[bundle]?.append(contentsOf: list)
          merged[bundle]?.sort { $0.start < $1.start }
        }
      }
      for (bundle, list) in merged { maker.add(list, of: bundle) }
    }
    return maker.finish(order: sourceOrder, bySource: bySource)
  }

  /// The bundle identifiers of all sources, the most important first: those that the user has
  /// ordered, then the others in the order of their first sample (Health.ST4).
  public var sourceOrder: [String] {
    var order = (settings[Self.orderKey] ?? "").split(separator: " ").map(String.init)
    for source in sources where !order.contains(source.bundle) { order.append(source.bundle) }
    return order
  }

  /// The name of the setting with the user's order of sources.
  static let orderKey = "sources"
}
