import Synchronization
import TactusHealthModel

/// A database of health data that is opened when it is first needed (Services.SV4).
///
/// A database that cannot be opened refuses every access with the same reason, and reports it once
/// (Health.DB5).
///
/// - Thread: one at a time.
public final class DeferredHealthDatabase: HealthStorage {
  private let path: String
  private let onError: @Sendable (HealthStorageError) -> Void
  private let state = Mutex(State())

  private struct State {
    /// The database, or why it cannot be opened; `nil` before, and while another process uses it.
    var opened: Result<HealthDatabase, HealthStorageError>?
    /// Whether `onError` was called because another process uses the file.
    var isBusyTold = false
  }

  /// Describes a database.
  ///
  /// - Parameters:
  ///   - path: The path of the file; created with the first use.
  ///   - onError: Called once if the database cannot be opened, on the thread of the first use.
  public init(_ path: String, onError: @escaping @Sendable (HealthStorageError) -> Void) {
    self.path = path
    self.onError = onError
  }

  /// Whether the data is only in memory; false.
  public var isInMemory: Bool { false }

  /// Returns the settings.
  public func settings() throws(HealthStorageError) -> [String: String] {
    try database().settings()
  }

  /// Returns the row of the last change.
  public func lastRow() throws(HealthStorageError) -> Int { try database().lastRow() }

  /// Returns the numbers of samples by type.
  public func counts() throws(HealthStorageError) -> [String: Int] { try database().counts() }

  /// Returns the sources of a type, or all.
  public func sources(of type: String?) throws(HealthStorageError) -> [HealthSource] {
    try database().sources(of: type)
  }

  /// Returns a sample with its row.
  public func sample(_ uuid: HealthUUID) throws(HealthStorageError) -> HealthRow? {
    try database().sample(uuid)
  }

  /// Returns the sample that a newer one replaces.
  public func sample(replacedBy sample: HealthSample) throws(HealthStorageError) -> HealthRow? {
    try database().sample(replacedBy: sample)
  }

  /// Passes samples of a type to a function.
  public func visit(
    _ type: String, _ filter: HealthFilter, from start: Double?, isDescending: Bool,
    _ body: (HealthRow) -> Bool
  ) throws(HealthStorageError) {
    try database().visit(type, filter, from: start, isDescending: isDescending, body)
  }

  /// Passes changes to a function.
  public func visitChanges(
    of selections: [HealthSelection], after row: Int, _ body: (HealthRowChange) -> Bool
  ) throws(HealthStorageError) {
    try database().visitChanges(of: selections, after: row, body)
  }

  /// Returns the statistics of a type.
  public func statistics(
    _ type: HealthType, _ filter: HealthFilter, edges: [Double], bySource: Bool, order: [String]
  ) throws(HealthStorageError) -> HealthBuckets? {
    try database().statistics(type, filter, edges: edges, bySource: bySource, order: order)
  }

  /// Keeps changes.
  public func save(
    _ changes: [HealthChange], skipsExisting: Bool
  ) throws(HealthStorageError) -> Int {
    try database().save(changes, skipsExisting: skipsExisting)
  }

  private func database() throws(HealthStorageError) -> HealthDatabase {
    let (result, isNew) = state.withLock { state in
      if let opened = state.opened { return (opened, false) }
      let result: Result<HealthDatabase, HealthStorageError>
      do throws(HealthStorageError) {
        result = .success(try HealthDatabase(path))
      } catch {
        result = .failure(error)
      }
      // Another process that uses the file will have ended.
      if case .failure(let error) = result, error.reason == .busy {
        defer { state.isBusyTold = true }
        return (result, !state.isBusyTold)
      }
      state.opened = result
      return (result, true)
    }
    if isNew, case .failure(let error) = result { onError(error) }
    return try result.get()
  }
}
