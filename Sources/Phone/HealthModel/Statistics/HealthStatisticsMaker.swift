/// A builder of statistics from samples of a type (Health.ST1…).
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
  /// The samples of each source, by its number.
  private var items: [[Item]] = []
  /// The bundle identifiers of sources that were added by them.
  private var bundles: [String] = []

  /// Creates a builder without samples.
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
    let number = bundles.firstIndex(of: bundle) ?? bundles.count
    if number == bundles.count { bundles.append(bundle) }
    add(value, start, end, at: number)
  }

  /// Adds a sample of the source with a number, whose bundle identifier `finish` gets.
  public mutating func add(_ value: Double, _ start: Double, _ end: Double, at source: Int) {
    while items.count <= source { items.append([]) }
    items[source].append(Item(start: start, end: end, value: value))
  }

  /// Provides memory for samples of the source with a number.
  ///
  /// - Parameters:
  ///   - count: How many of its samples will be added, at most.
  ///   - source: The index of the source.
  public mutating func reserve(_ count: Int, at source: Int) {
    while items.count <= source { items.append([]) }
    items[source].reserveCapacity(count)
  }

  /// Adds samples of the source with a number, in the order of their starts.
  mutating func add(_ samples: [Item], at source: Int) {
    while items.count <= source { items.append([]) }
    if items[source].isEmpty {
      items[source] = samples
    } else {
      items[source].append(contentsOf: samples)
    }
  }

  /// Returns the statistics of samples that were added with bundle identifiers.
  ///
  /// - Parameters:
  ///   - order: The bundle identifiers of sources, the most important first; others come after
  ///     them, by their identifiers.
  ///   - bySource: Whether each source has statistics of its own as well.
  /// - Returns: The statistics.
  public func finish(order: [String] = [], bySource: Bool = false) -> HealthBuckets {
    finish(bundles, order: order, bySource: bySource)
  }

  /// Returns the statistics of samples that were added with the numbers of their sources.
  ///
  /// - Parameters:
  ///   - names: The bundle identifiers of the sources by their numbers; versions of an app have
  ///     the same one.
  ///   - order: The bundle identifiers of sources, the most important first; others come after
  ///     them, by their identifiers.
  ///   - bySource: Whether each source has statistics of its own as well.
  /// - Returns: The statistics.
  public func finish(
    _ names: [String], order: [String], bySource: Bool
  ) -> HealthBuckets {
    // The versions of an app are one source.
    var numbers: [String: [Int]] = [:]
    for (number, list) in items.enumerated() where !list.isEmpty {
      numbers[names.indices.contains(number) ? names[number] : "", default: []].append(number)
    }
    let places = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
    let bundles = numbers.keys.sorted {
      (places[$0] ?? .max, $0) < (places[$1] ?? .max, $1)
    }
    let count = edges.isEmpty ? 1 : edges.count - 1
    var result = HealthBuckets(
      all: Array(repeating: HealthStatistics(), count: count), bySource: [:],
      sources: Array(repeating: [], count: count))
    var coverage = HealthCoverage()
    for bundle in bundles {
      let own = numbers[bundle] ?? []
      var list = own.count == 1 ? items[own[0]] : own.flatMap { items[$0] }
      if own.count > 1 { list.sort { $0.start < $1.start } }
      let needsOwn = bySource || bundles.count > 1
      var statistics = needsOwn ? Array(repeating: HealthStatistics(), count: count) : []
      if needsOwn { add(list, HealthCoverage(), to: &statistics) }
      add(list, coverage, to: &result.all)
      for index in 0..<count where (needsOwn ? statistics[index] : result.all[index]).count > 0 {
        result.sources[index].append(bundle)
      }
      if bySource {
        for index in 0..<count { statistics[index].finish(aggregation) }
        result.bySource[bundle] = statistics
      }
      if aggregation == .cumulative, bundles.count > 1 {
        coverage.add(list.map { ($0.start, $0.end) })
      }
    }
    for index in 0..<count { result.all[index].finish(aggregation) }
    return result
  }

  // MARK: Internals

  /// Adds the samples of a source, as far as those of more important ones do not cover them.
  private func add(
    _ items: [Item], _ coverage: HealthCoverage, to all: inout [HealthStatistics]
  ) {
    let isCovered = aggregation == .cumulative && !coverage.isEmpty
    guard isCovered || edges.isEmpty else { return add(items, to: &all) }
    var (cursor, index) = (0, 0)
    for item in items {
      if isCovered {
        for (from, to) in coverage.gaps(item.start, item.end, &cursor) {
          add(from, to, of: item, to: &all, &index)
        }
      } else {
        add(item.start, item.end, of: item, to: &all, &index)
      }
    }
  }

  /// Adds samples that count wholly; the time of the sample before is that of most samples.
  private func add(_ items: [Item], to all: inout [HealthStatistics]) {
    guard edges.count > 1 else { return }
    var index = 0
    var (low, high, statistics) = (edges[0], edges[1], all[0])
    let isShared = aggregation == .cumulative
    for item in items {
      let isWithin =
        item.start >= low
        && (isShared ? item.end <= high && item.start < item.end : item.start < high)
      if isWithin {
        statistics.add(
          item.value, part: item.value, duration: item.end - item.start, item.start, item.end,
          aggregation)
      } else {
        all[index] = statistics
        add(item.start, item.end, of: item, to: &all, &index)
        (low, high, statistics) = (edges[index], edges[index + 1], all[index])
      }
    }
    all[index] = statistics
  }

  /// Adds the part of a sample that counts.
  ///
  /// - Parameter hint: The index of the time of the sample before.
  private func add(
    _ from: Double, _ to: Double, of item: Item, to all: inout [HealthStatistics],
    _ hint: inout Int
  ) {
    let whole = item.end - item.start
    let isWhole = from == item.start && to == item.end
    guard !edges.isEmpty else {
      let share = isWhole ? item.value : item.value * ((to - from) / whole)
      all[0].add(item.value, part: share, duration: to - from, item.start, item.end, aggregation)
      return
    }
    guard aggregation == .cumulative, from < to else {
      guard let index = bucket(of: from, hint) else { return }
      hint = index
      all[index].add(
        item.value, part: item.value, duration: whole, item.start, item.end, aggregation)
      return
    }
    guard var index = bucket(of: max(from, edges[0]), hint) else { return }
    hint = index
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
  private func bucket(of time: Double, _ hint: Int) -> Int? {
    if edges[hint] <= time, time < edges[hint + 1] { return hint }
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
