import Synchronization

/// The health data of a phone, with the storage that keeps them.
///
/// Nothing is loaded before it is first used (Services.SV4), and a change is acknowledged after the
/// storage has kept it (Health.DB1).
///
/// - Thread: any, for every member.
public final class HealthLibrary: Sendable {
  /// Creates a library.
  ///
  /// - Parameter storage: The storage, which this library uses alone.
  public init(_ storage: any HealthStorage = MemoryHealthStorage()) {
    self.storage = storage
    state = Mutex(State())
  }

  // MARK: Reading

  /// Reads the records: `library.read { $0.count }`.
  ///
  /// - Throws: `HealthStorageError` if they cannot be loaded.
  public func read<Result>(
    _ body: (borrowing HealthRecords) -> sending Result
  ) throws(HealthStorageError) -> sending Result {
    try state.withLock { (state) throws(HealthStorageError) -> sending Result in
      try load(&state)
      return body(state.records)
    }
  }

  /// The access of an app; empty if the data cannot be loaded.
  public func access(of bundle: String) -> HealthAccess {
    (try? read { Self.access(of: bundle, in: $0) }) ?? HealthAccess()
  }

  /// The bundle identifiers of the apps that have asked, sorted; empty if the data cannot be
  /// loaded.
  public var apps: [String] {
    let keys = (try? read { Array($0.settings.keys) }) ?? []
    return keys.filter { $0.hasPrefix(Self.accessKey) }
      .map { String($0.dropFirst(Self.accessKey.count)) }.sorted()
  }

  /// Returns what is stored, without values (Health.SY1).
  ///
  /// - Throws: `HealthStorageError` if the data cannot be loaded.
  public func overview() throws(HealthStorageError) -> HealthOverview {
    var overview = try read { records in
      var overview = HealthOverview()
      overview.counts = records.counts
      overview.order = records.sourceOrder
      return overview
    }
    for app in apps { overview.apps[app] = access(of: app) }
    return overview
  }

  // MARK: Changing

  /// Sets the access of an app; `nil` forgets it.
  ///
  /// - Throws: `HealthStorageError`.
  public func setAccess(_ access: HealthAccess?, of bundle: String) throws(HealthStorageError) {
    try set(Self.accessKey + bundle, access?.json)
  }

  /// Sets the order of sources, by their bundle identifiers, the most important first.
  ///
  /// - Throws: `HealthStorageError`.
  public func setSourceOrder(_ bundles: [String]) throws(HealthStorageError) {
    try set(HealthRecords.orderKey, bundles.joined(separator: " "))
  }

  /// Sets a fact about the user: the number of an enumeration's case, or for the date of birth a
  /// text such as `1980-02-29`; `nil` removes it.
  ///
  /// - Throws: `HealthStorageError`.
  public func setCharacteristic(_ text: String?, _ type: String) throws(HealthStorageError) {
    try set(Self.characteristicKey + type, text)
  }

  /// Adds samples whatever apps may do, such as from a file: all or none of them.
  ///
  /// Samples that are there already are left out.
  ///
  /// - Returns: The number of samples that were added.
  /// - Throws: `HealthStorageError`.
  @discardableResult
  public func add(_ samples: [HealthSample]) throws(HealthStorageError) -> Int {
    try state.withLock { (state) throws(HealthStorageError) in
      try load(&state)
      var row = state.records.lastRow
      var seen: Set<HealthUUID> = []
      var changes: [HealthChange] = []
      for sample in samples
      where !state.records.contains(sample.uuid) && seen.insert(sample.uuid).inserted {
        row += 1
        changes.append(.add(row: row, sample))
      }
      try keep(changes, &state)
      return changes.count
    }
  }

  /// Applies changes to the storage and to the records, in this order.
  ///
  /// - Parameter body: Returns the changes for the present records.
  /// - Throws: `HealthStorageError`; then nothing has changed.
  func change(
    _ body: (borrowing HealthRecords) throws(HealthRefusal) -> [HealthChange]
  ) throws(HealthRefusal) {
    try state.withLock { (state) throws(HealthRefusal) in
      do throws(HealthStorageError) { try load(&state) } catch { throw HealthRefusal(error) }
      let changes = try body(state.records)
      do throws(HealthStorageError) { try keep(changes, &state) } catch {
        throw HealthRefusal(error)
      }
    }
  }

  // MARK: Internals

  /// The beginnings of the names of settings.
  static let (accessKey, characteristicKey) = ("access ", "characteristic ")

  private struct State: Sendable {
    var records = HealthRecords()
    var isLoaded = false
  }

  private let storage: any HealthStorage
  private let state: Mutex<State>

  static func access(of bundle: String, in records: borrowing HealthRecords) -> HealthAccess {
    records.settings[accessKey + bundle].flatMap { HealthAccess(json: $0) } ?? HealthAccess()
  }

  private func set(_ key: String, _ text: String?) throws(HealthStorageError) {
    try state.withLock { (state) throws(HealthStorageError) in
      try load(&state)
      try keep([.set(key, text)], &state)
    }
  }

  private func load(_ state: inout State) throws(HealthStorageError) {
    guard !state.isLoaded else { return }
    var changes: [HealthChange] = []
    try storage.load { changes.append($0) }
    state.records.apply(changes)
    state.isLoaded = true
  }

  private func keep(_ changes: [HealthChange], _ state: inout State) throws(HealthStorageError) {
    guard !changes.isEmpty else { return }
    try storage.save(changes)
    state.records.apply(changes)
  }
}
