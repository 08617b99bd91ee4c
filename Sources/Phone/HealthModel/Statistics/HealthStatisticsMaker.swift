/// A maker of statistics from samples of a type (Health.ST1…).
///
/// Cumulative quantities of several sources that overlap count once, by the order of the sources,
/// and a sample over an edge is shared out by time. Discrete samples belong to the time in which
/// they start.
public struct HealthStatisticsMaker {
  /// A sample of the statistics.
  struct Item {
    var start, end, value: Double
  }

  private let aggregation: HealthAggregation
  private let edges: [Double]
  private var items: [String: [Item]] = [:]

  /// Creates a maker.
  ///
  /// - Parameters:
  ///   - aggregation: How the type's quantities are combined.
  ///   - edges: The ascending edges of the times; none for a single time without bounds, in which
  ///     each sample counts wholly.
  public init(_ aggregation: HealthAggregation, edges: [Double] = []) {
    self.aggregation = aggregation
    self.edges = edges
  }

  /// Adds a sample; samples of a source come in the order of their starts.
  public mutating func add(_ value: Double, _ start: Double, _ end: Double, of bundle: String) {
    items[bundle, default: []].append(Item(start: start, end: end, value: value))
  }

  mutating func add(_ items: [Item], of bundle: String) {
    self.items[bundle, default: []] += items
  }

  /// Returns the statistics.
  ///
  /// - Parameters:
  ///   - order: The bundle identifiers of sources, the most important first; others come after
  ///     them, by their identifiers.
  ///   - bySource: Whether each source has statistics of its own as well.
  /// - Returns: The statistics.
  public func finish(order: [String] = [], bySource: Bool = false) -> HealthBuckets {
    let bundles =
      order.filter { items[$0] != nil }
      + items.keys.filter { !order.contains($0) }
      .sorted()
    let count = edges.isEmpty ? 1 : edges.count - 1
    var result = HealthBuckets(
      all: Array(repeating: HealthStatistics(), count: count), bySource: [:],
      sources: Array(repeating: [], count: count))
    var coverage = HealthCoverage()
    for bundle in bundles {
      var own = Array(repeating: HealthStatistics(), count: count)
      let items = items[bundle] ?? []
      let needsOwn = bySource || bundles.count > 1
      var cursor = 0
      for item in items {
        if needsOwn { add(item.start, item.end, of: item, to: &own) }
        if aggregation == .cumulative, !coverage.isEmpty {
          for (from, to) in coverage.gaps(item.start, item.end, &cursor) {
            add(from, to, of: item, to: &result.all)
          }
        } else {
          add(item.start, item.end, of: item, to: &result.all)
        }
      }
      let used = needsOwn ? own : result.all
      for index in 0..<count where used[index].count > 0 { result.sources[index].append(bundle) }
      if bySource {
        for index in 0..<count { own[index].finish(aggregation) }
        result.bySource[bundle] = own
      }
      if aggregation == .cumulative, bundles.count > 1 {
        coverage.add(items.map { ($0.start, $0.end) })
      }
    }
    for index in 0..<count { result.all[index].finish(aggregation) }
    return result
  }

  // MARK: Internals

  /// Adds the part of a sample that counts.
  private func add(
    _ from: Double, _ to: Double, of item: Item, to all: inout [HealthStatistics]
  ) {
    let whole = item.end - item.start
    let isWhole = from == item.start && to == item.end
    guard !edges.isEmpty else {
      let share = isWhole ? item.value : item.value * ((to - from) / whole)
      all[0].add(item.value, part: share, duration: to - from, item.start, item.end, aggregation)
      return
    }
    guard aggregation == .cumulative, from < to else {
      guard let index = bucket(of: from) else { return }
      all[index].add(
        item.value, part: item.value, duration: whole, item.start, item.end, aggregation)
      return
    }
    guard var index = bucket(of: max(from, edges[0])) else { return }
    while index < edges.count - 1, edges[index] < to {
      let (low, high) = (max(from, edges[index]), min(to, edges[index + 1]))
      if low < high {
        let isAll = isWhole && low == from && high == to
        let share = isAll ? item.value : item.value * ((high - low) / whole)
        all[index].add(
          item.value, part: share, duration: high - low, item.start, item.end, aggregation)
      }
      index += 1
    }
  }

  /// Returns the index of the time that contains an instant.
  private func bucket(of time: Double) -> Int? {
    guard let first = edges.first, let last = edges.last, time >= first, time < last else {
      return nil
    }
    var (low, high) = (0, edges.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if edges[middle] <= time { low = middle } else { high = middle }
    }
    return low
  }
}
