/// Health data in memory.
///
/// Steps Health.SA1….
public struct HealthRecords: Sendable {
  /// Creates empty records.
  public init() {}

  /// The row of the last change.
  public private(set) var lastRow = 0
  /// The deletions, in the order of their rows.
  public private(set) var deletions: [HealthDeletion] = []
  /// The settings: permissions, characteristics and the order of sources.
  public private(set) var settings: [String: String] = [:]
  /// The sources, each in all versions that have saved samples, in the order of their first sample.
  public private(set) var sources: [HealthSource] = []

  private(set) var columns: [String: HealthColumns] = [:]
  private var sourceNumbers: [HealthSource: Int32] = [:]
  /// The type and the start of each sample.
  private var places: [HealthUUID: (type: String, start: Double)] = [:]
  private var syncs: [SyncKey: HealthUUID] = [:]

  private struct SyncKey: Hashable {
    var bundle, type, identifier: String
  }

  // MARK: Changing

  /// Applies changes, all of them or none.
  ///
  /// - Returns: The number of added samples; or the identifier of one that is stored already.
  mutating func save(
    _ changes: [HealthChange], skipsExisting: Bool
  ) -> (count: Int, existing: HealthUUID?) {
    var kept: [HealthChange] = []
    var (seen, gone): (Set<HealthUUID>, Set<HealthUUID>) = ([], [])
    for change in changes {
      switch change {
      case .add(_, let sample):
        let isStored = contains(sample.uuid) && !gone.contains(sample.uuid)
        guard !isStored, seen.insert(sample.uuid).inserted else {
          if skipsExisting { continue }
          return (0, sample.uuid)
        }
      case .remove(_, let deletion): gone.insert(deletion.uuid)
      case .set: break
      }
      kept.append(change)
    }
    apply(kept)
    return (seen.count, nil)
  }

  /// Applies changes in their order.
  public mutating func apply(_ changes: [HealthChange]) {
    var added: [String: [(row: Int, sample: HealthSample, source: Int32)]] = [:]
    var removed: [String: Set<Int>] = [:]
    func flush(_ records: inout HealthRecords) {
      for (type, samples) in added { records.columns[type, default: HealthColumns()].add(samples) }
      added = [:]
    }
    for change in changes {
      switch change {
      case .add(let row, let sample):
        lastRow = max(lastRow, row)
        places[sample.uuid] = (sample.type.identifier, sample.start)
        if let key = syncKey(sample) { syncs[key] = sample.uuid }
        added[sample.type.identifier, default: []].append((row, sample, number(of: sample.source)))
      case .remove(_, let deletion):
        flush(&self)
        lastRow = max(lastRow, deletion.row)
        deletions.append(deletion)
        guard let place = places.removeValue(forKey: deletion.uuid),
          let index = columns[place.type]?.place(of: deletion.uuid, startingAt: place.start)
        else { continue }
        removed[place.type, default: []].insert(index)
      case .set(let key, let text): settings[key] = text
      }
      // Places change with the next removal or addition: removals are applied in groups.
      if case .add = change, !removed.isEmpty { removeAll(&removed) }
    }
    removeAll(&removed)
    flush(&self)
  }

  // MARK: Reading

  /// The number of samples.
  public var count: Int { places.count }

  /// Returns the numbers of samples by the identifiers of their types.
  public var counts: [String: Int] {
    columns.mapValues(\.count).filter { $0.value > 0 }
  }

  /// Returns whether a sample is stored.
  public func contains(_ uuid: HealthUUID) -> Bool { places[uuid] != nil }

  /// Returns a sample with its row.
  public func sample(_ uuid: HealthUUID) -> HealthRow? {
    guard let place = places[uuid], let type = columns[place.type],
      let index = type.place(of: uuid, startingAt: place.start)
    else { return nil }
    return row(place.type, type, index)
  }

  /// Returns the sample that a newer one with the same identifier replaces (Health.SA5).
  public func sample(replacedBy sample: HealthSample) -> HealthRow? {
    syncKey(sample).flatMap { syncs[$0] }.flatMap { self.sample($0) }
  }

  /// Calls a function with the samples of a type that meet a filter, in the order of their starts.
  func visit(
    _ type: String, _ filter: HealthFilter, from start: Double?, isDescending: Bool,
    _ body: (HealthRow) -> Bool
  ) {
    guard let columns = columns[type] else { return }
    let allowed = allowedSources(filter)
    func visit(_ index: Int) -> Bool {
      guard filter.times.includes(columns.starts[index], columns.ends[index]),
        allowed?.contains(columns.sources[index]) ?? true
      else { return true }
      let found = row(type, columns, index)
      return filter.condition?.includes(found.sample) ?? true ? body(found) : true
    }
    var range = columns.places(filter.times)
    if let start, isDescending {
      let end = columns.firstPlace(from: start.nextUp)
      range = range.clamped(to: 0..<end)
    } else if let start {
      range = range.clamped(to: columns.firstPlace(from: start)..<columns.count)
    }
    if isDescending {
      for index in range.reversed() where !visit(index) { return }
    } else {
      for index in range where !visit(index) { return }
    }
  }

  /// Calls a function with each addition and deletion after a row, in the order of the rows.
  func visitChanges(
    of selections: [HealthSelection], after row: Int, _ body: (HealthRowChange) -> Bool
  ) {
    let filters = selections.filtersByType
    let removed = deletions[firstDeletion(after: row)...].filter { deletion in
      (filters[deletion.type] ?? []).contains { $0.sources?.contains(deletion.bundle) ?? true }
    }
    var rest = removed[...]
    let added = filters.flatMap { samples($0.key, after: row, $0.value) }
    for one in added.sorted(by: { $0.row < $1.row }) {
      while let deletion = rest.first, deletion.row < one.row {
        guard body(.deleted(deletion)) else { return }
        rest = rest.dropFirst()
      }
      guard body(.added(one)) else { return }
    }
    for deletion in rest where !body(.deleted(deletion)) { return }
  }

  /// Returns the sources that have samples of a type.
  public func sources(_ type: String) -> [HealthSource] {
    Set(columns[type]?.sources ?? []).sorted().map { sources[Int($0)] }
  }

  /// Returns the numbers of the sources whose bundle identifiers a filter permits; `nil` for all.
  func allowedSources(_ filter: HealthFilter) -> Set<Int32>? {
    guard let bundles = filter.sources else { return nil }
    return Set(
      sources.indices.filter { bundles.contains(sources[$0].bundle) }.map { Int32($0) })
  }

  func row(_ type: String, _ columns: HealthColumns, _ index: Int) -> HealthRow {
    let details = columns.details[index]
    return HealthRow(
      columns.rows[index],
      HealthSample(
        uuid: columns.uuids[index],
        type: HealthType.find(type)
          ?? HealthType(identifier: type, kind: .category, isShareable: false),
        start: columns.starts[index], end: columns.ends[index],
        content: details?.content ?? .quantity(columns.values[index]),
        source: sources[Int(columns.sources[index])], device: details?.device,
        metadata: details?.metadata ?? [:], workout: details?.workout))
  }

  // MARK: Internals

  /// Returns the samples of a type in rows after an anchor that meet one of some conditions.
  private func samples(
    _ type: String, after row: Int, _ filters: [HealthFilter]
  ) -> [HealthRow] {
    guard let columns = columns[type], columns.lastRow > row else { return [] }
    let allowed = filters.map(allowedSources)
    var found: [HealthRow] = []
    for (index, number) in columns.rows.enumerated() where number > row {
      var one: HealthRow?
      for (filter, sources) in zip(filters, allowed) {
        guard filter.times.includes(columns.starts[index], columns.ends[index]),
          sources?.contains(columns.sources[index]) ?? true
        else { continue }
        let candidate = one ?? self.row(type, columns, index)
        one = candidate
        guard filter.condition?.includes(candidate.sample) ?? true else { continue }
        found.append(candidate)
        break
      }
    }
    return found
  }

  private func firstDeletion(after row: Int) -> Int {
    var (low, high) = (0, deletions.count)
    while low < high {
      let middle = (low + high) / 2
      if deletions[middle].row <= row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func syncKey(_ sample: HealthSample) -> SyncKey? {
    sample.syncIdentifier.map {
      SyncKey(bundle: sample.source.bundle, type: sample.type.identifier, identifier: $0)
    }
  }

  private mutating func number(of source: HealthSource) -> Int32 {
    if let number = sourceNumbers[source] { return number }
    let number = Int32(sources.count)
    sources.append(source)
    sourceNumbers[source] = number
    return number
  }

  private mutating func removeAll(_ removed: inout [String: Set<Int>]) {
    for (type, places) in removed { columns[type]?.remove(places) }
    removed = [:]
  }
}
