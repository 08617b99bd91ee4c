/// The health data of a phone in memory.
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
  public func sample(_ uuid: HealthUUID) -> (row: Int, sample: HealthSample)? {
    guard let place = places[uuid], let type = columns[place.type],
      let index = type.place(of: uuid, startingAt: place.start)
    else { return nil }
    return (type.rows[index], sample(place.type, type, index))
  }

  /// Returns the sample that a newer one with the same identifier replaces (Health.SA5).
  public func sample(replacedBy sample: HealthSample) -> (row: Int, sample: HealthSample)? {
    syncKey(sample).flatMap { syncs[$0] }.flatMap { self.sample($0) }
  }

  /// Returns the samples of a type that meet a filter, in the order of their starts.
  ///
  /// - Parameters:
  ///   - type: The identifier of the type.
  ///   - filter: The conditions.
  ///   - place: The number of samples that are left out.
  ///   - limit: The greatest number of samples.
  ///   - isDescending: Whether the last sample comes first.
  /// - Returns: The samples.
  public func samples(
    _ type: String, _ filter: HealthFilter, from place: Int = 0, limit: Int = .max,
    isDescending: Bool = false
  ) -> [HealthSample] {
    guard let columns = columns[type] else { return [] }
    let allowed = allowedSources(filter)
    var (found, skipped): ([HealthSample], Int) = ([], 0)
    func visit(_ index: Int) -> Bool {
      guard filter.includes(columns.starts[index], columns.ends[index]),
        allowed?.contains(columns.sources[index]) ?? true
      else { return true }
      guard skipped >= place else {
        skipped += 1
        return true
      }
      guard found.count < limit else { return false }
      found.append(sample(type, columns, index))
      return true
    }
    let range = columns.places(filter)
    if isDescending {
      for index in range.reversed() where !visit(index) { break }
    } else {
      for index in range where !visit(index) { break }
    }
    return found
  }

  /// Returns the samples of a type in rows after an anchor, in the order of their rows.
  public func samples(
    _ type: String, after row: Int, _ filter: HealthFilter
  ) -> [(row: Int, sample: HealthSample)] {
    guard let columns = columns[type], columns.lastRow > row else { return [] }
    let allowed = allowedSources(filter)
    var found: [Int] = []
    for (index, number) in columns.rows.enumerated() where number > row {
      guard filter.includes(columns.starts[index], columns.ends[index]),
        allowed?.contains(columns.sources[index]) ?? true
      else { continue }
      found.append(index)
    }
    found.sort { columns.rows[$0] < columns.rows[$1] }
    return found.map { (columns.rows[$0], sample(type, columns, $0)) }
  }

  /// Returns the sources that have samples of a type.
  public func sources(_ type: String) -> [HealthSource] {
    Set(columns[type]?.sources ?? []).sorted().map { sources[Int($0)] }
  }

  /// The numbers of the sources whose bundle identifiers a filter permits; `nil` for all.
  func allowedSources(_ filter: HealthFilter) -> Set<Int32>? {
    guard let bundles = filter.sources else { return nil }
    return Set(
      sources.indices.filter { bundles.contains(sources[$0].bundle) }.map { Int32($0) })
  }

  // MARK: Internals

  private func sample(_ type: String, _ columns: HealthColumns, _ index: Int) -> HealthSample {
    let details = columns.details[index]
    return HealthSample(
      uuid: columns.uuids[index],
      type: HealthType.find(type)
        ?? HealthType(identifier: type, kind: .category, isShareable: false),
      start: columns.starts[index], end: columns.ends[index],
      content: details?.content ?? .quantity(columns.values[index]),
      source: sources[Int(columns.sources[index])], device: details?.device,
      metadata: details?.metadata ?? [:], workout: details?.workout)
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
