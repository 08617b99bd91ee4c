import Synchronization

/// A storage in memory, for tests and phones without a folder.
public final class MemoryHealthStorage: HealthStorage {
  private let records = Mutex(HealthRecords())

  /// Creates an empty storage.
  public init() {}

  /// Whether the storage is in memory: always.
  public var isInMemory: Bool { true }
  /// Returns the settings.
  public func settings() -> [String: String] { records.withLock { $0.settings } }
  /// Returns the row of the last change.
  public func lastRow() -> Int { records.withLock { $0.lastRow } }
  /// Returns the numbers of samples by type.
  public func counts() -> [String: Int] { records.withLock { $0.counts } }

  /// Returns the sources of a type, or all.
  public func sources(of type: String?) -> [HealthSource] {
    records.withLock { records in type.map { records.sources($0) } ?? records.sources }
  }

  /// Returns a sample with its row.
  public func sample(_ uuid: HealthUUID) -> HealthRow? { records.withLock { $0.sample(uuid) } }

  /// Returns the sample that a newer one replaces.
  public func sample(replacedBy sample: HealthSample) -> HealthRow? {
    records.withLock { $0.sample(replacedBy: sample) }
  }

  /// Calls a function with the samples of a type.
  public func visit(
    _ type: String, _ filter: HealthFilter, from start: Double?, isDescending: Bool,
    _ body: (HealthRow) -> Bool
  ) { records.withLock { $0 }.visit(type, filter, from: start, isDescending: isDescending, body) }

  /// Calls a function with each change.
  public func visitChanges(
    of selections: [HealthSelection], after row: Int, _ body: (HealthRowChange) -> Bool
  ) { records.withLock { $0 }.visitChanges(of: selections, after: row, body) }

  /// Returns the statistics of a type.
  public func statistics(
    _ type: HealthType, _ filter: HealthFilter, edges: [Double], bySource: Bool, order: [String]
  ) -> HealthBuckets? {
    records.withLock {
      $0.statistics(type, filter, edges: edges, bySource: bySource, order: order)
    }
  }

  /// Keeps changes until the end of the process.
  public func save(
    _ changes: [HealthChange], skipsExisting: Bool
  ) throws(HealthStorageError) -> Int {
    let (count, existing) = records.withLock { $0.save(changes, skipsExisting: skipsExisting) }
    if let existing { throw HealthStorageError(.exists, path: "memory", existing.text) }
    return count
  }
}
