import Synchronization

/// The health data of a phone, in a storage.
///
/// The storage is not touched before it is first needed (Services.SV4), and a change is
/// acknowledged after the storage has kept it (Health.DB1).
///
/// - Thread: any, for every member.
public final class HealthLibrary: Sendable {
  /// Creates a library.
  ///
  /// - Parameter storage: The storage, which this library uses alone.
  public init(_ storage: any HealthStorage = MemoryHealthStorage()) {
    self.storage = storage
  }

  /// Whether the storage is in memory, so that the phone may carry out requests without waiting.
  public var isInMemory: Bool { storage.isInMemory }

  // MARK: Reading

  /// Returns the number of samples.
  ///
  /// - Throws: `HealthStorageError`, as all functions that read and change.
  public func count() throws(HealthStorageError) -> Int {
    try counts().values.reduce(0, +)
  }

  /// Returns the numbers of samples by the identifiers of their types.
  public func counts() throws(HealthStorageError) -> [String: Int] {
    try look { (storage) throws(HealthStorageError) in try storage.counts() }
  }

  /// Returns the row of the last change.
  public func lastRow() throws(HealthStorageError) -> Int {
    try look { (storage) throws(HealthStorageError) in try storage.lastRow() }
  }

  /// Returns a sample; `nil` if it is not stored.
  public func sample(_ uuid: HealthUUID) throws(HealthStorageError) -> HealthSample? {
    try look { (storage) throws(HealthStorageError) in try storage.sample(uuid)?.sample }
  }

  /// Returns whether a sample is stored.
  public func contains(_ uuid: HealthUUID) throws(HealthStorageError) -> Bool {
    try sample(uuid) != nil
  }

  /// Returns samples of a type in the order of their starts.
  ///
  /// - Parameters:
  ///   - type: The identifier of the type.
  ///   - filter: The conditions.
  ///   - limit: The maximum number of samples.
  ///   - isDescending: Whether the last sample comes first.
  /// - Returns: The samples.
  public func samples(
    _ type: String, _ filter: HealthFilter = HealthFilter(), limit: Int = .max,
    isDescending: Bool = false
  ) throws(HealthStorageError) -> [HealthSample] {
    var found: [HealthSample] = []
    guard limit > 0 else { return found }
    try visit(type, filter, isDescending: isDescending) {
      found.append($0)
      return found.count < limit
    }
    return found
  }

  /// Calls a function with the samples of a type, in the order of their starts.
  ///
  /// - Parameters:
  ///   - type: The identifier of the type.
  ///   - filter: The conditions.
  ///   - isDescending: Whether the last sample comes first.
  ///   - body: Returns whether to continue; it must not use this library.
  public func visit(
    _ type: String, _ filter: HealthFilter = HealthFilter(), isDescending: Bool = false,
    _ body: (HealthSample) -> Bool
  ) throws(HealthStorageError) {
    try look { (storage) throws(HealthStorageError) in
      try storage.visit(type, filter, from: nil, isDescending: isDescending) { body($0.sample) }
    }
  }

  /// Returns samples of a type after those of a place, as many as a message holds.
  ///
  /// - Parameters:
  ///   - type: The identifier of the type.
  ///   - filter: The conditions.
  ///   - place: The place of the page before; `nil` for the first page.
  /// - Returns: The page, which has the place for the next one.
  public func page(
    _ type: String, _ filter: HealthFilter = HealthFilter(), after place: HealthPlace? = nil
  ) throws(HealthStorageError) -> HealthPage {
    try look { (storage) throws(HealthStorageError) in
      try storage.page(type, filter, after: place, limit: .max, false)
    }
  }

  /// Returns the deletions of a type, in the order of their rows.
  public func deletions(of type: String) throws(HealthStorageError) -> [HealthDeletion] {
    try look { (storage) throws(HealthStorageError) in
      var found: [HealthDeletion] = []
      try storage.visitChanges(of: [HealthSelection(type)], after: 0) {
        if case .deleted(let deletion) = $0 { found.append(deletion) }
        return true
      }
      return found
    }
  }

  /// Returns statistics of a type; `nil` for a type that is no quantity.
  ///
  /// - Parameters:
  ///   - type: The type of a quantity.
  ///   - filter: The conditions.
  ///   - edges: The ascending edges of the times; none for a single one without bounds.
  ///   - bySource: Whether each source has statistics of its own as well.
  /// - Returns: The statistics.
  public func statistics(
    _ type: HealthType, _ filter: HealthFilter = HealthFilter(), edges: [Double] = [],
    bySource: Bool = false
  ) throws(HealthStorageError) -> HealthBuckets? {
    try look { (storage) throws(HealthStorageError) in
      try storage.statistics(
        type, filter, edges: edges, bySource: bySource, order: try Self.order(storage))
    }
  }

  /// Returns the sources of a type, or all, each in all versions.
  public func sources(of type: String? = nil) throws(HealthStorageError) -> [HealthSource] {
    try look { (storage) throws(HealthStorageError) in try storage.sources(of: type) }
  }

  /// Returns the bundle identifiers of all sources, the most important first: those that the user
  /// has ordered, then the others in the order of their first sample (Health.ST4).
  public func sourceOrder() throws(HealthStorageError) -> [String] {
    try look { (storage) throws(HealthStorageError) in try Self.order(storage) }
  }

  /// Returns a characteristic of the user; `nil` if it is not set.
  public func characteristic(_ type: String) throws(HealthStorageError) -> String? {
    try look { (storage) throws(HealthStorageError) in
      try storage.settings()[Self.characteristicKey + type]
    }
  }

  /// Returns the access of an app; empty if the data cannot be read.
  ///
  /// After the first request it is known without the storage.
  public func access(of bundle: String) -> HealthAccess {
    Self.access(of: bundle, in: knownSettings)
  }

  /// The bundle identifiers of the apps that have asked, sorted; empty if the data cannot be read.
  public var apps: [String] {
    knownSettings.keys.filter { $0.hasPrefix(Self.accessKey) }
      .map { String($0.dropFirst(Self.accessKey.count)) }.sorted()
  }

  /// Returns what is stored, without values (Health.SY1).
  ///
  /// - Throws: `HealthStorageError` if the data cannot be read.
  public func overview() throws(HealthStorageError) -> HealthOverview {
    var overview = HealthOverview()
    overview.counts = try counts().filter { $0.value > 0 }
    overview.order = try sourceOrder()
    for app in apps { overview.apps[app] = access(of: app) }
    return overview
  }

  // MARK: Changing

  /// Sets the access of an app; `nil` removes it.
  public func setAccess(_ access: HealthAccess?, of bundle: String) throws(HealthStorageError) {
    try set(Self.accessKey + bundle, access?.json)
  }

  /// Sets the order of sources, by their bundle identifiers, the most important first.
  public func setSourceOrder(_ bundles: [String]) throws(HealthStorageError) {
    try set(Self.orderKey, bundles.joined(separator: " "))
  }

  /// Sets a characteristic of the user: the number of an enumeration's case, or for the date of
  /// birth a text such as `1980-02-29`; `nil` removes it.
  public func setCharacteristic(_ text: String?, _ type: String) throws(HealthStorageError) {
    try set(Self.characteristicKey + type, text)
  }

  /// Adds samples without checking permissions, such as from a file: all or none of them.
  ///
  /// Samples that are stored already are skipped; the activity summary of a day replaces an earlier
  /// one.
  ///
  /// - Returns: The number of samples that were added.
  @discardableResult
  public func add(_ samples: [HealthSample]) throws(HealthStorageError) -> Int {
    try look { (storage) throws(HealthStorageError) in
      var row = try storage.lastRow()
      var changes: [HealthChange] = []
      changes.reserveCapacity(samples.count)
      for sample in samples {
        // A day has one activity summary, of which the newest counts (Health.AS1).
        if case .summary = sample.content, let old = try storage.sample(sample.uuid) {
          guard old.sample != sample else { continue }
          row += 1
          changes.append(.remove(row: old.row, Self.deletion(of: old.sample, row: row)))
        }
        row += 1
        changes.append(.add(row: row, sample))
      }
      guard !changes.isEmpty else { return 0 }
      return try storage.save(changes, skipsExisting: true)
    }
  }

  // MARK: Internals

  /// The prefixes of the names of settings.
  static let (accessKey, characteristicKey) = ("access ", "characteristic ")
  /// The name of the setting with the user's order of sources.
  private static let orderKey = "sources"

  private let storage: any HealthStorage
  /// Held while the storage is used.
  private let turn = Mutex(())
  /// The settings as they were last read; `nil` before.
  private let settings = Mutex<[String: String]?>(nil)

  static func access(of bundle: String, in settings: [String: String]) -> HealthAccess {
    settings[accessKey + bundle].flatMap { HealthAccess(json: $0) } ?? HealthAccess()
  }

  static func deletion(of sample: HealthSample, row: Int) -> HealthDeletion {
    HealthDeletion(
      row: row, uuid: sample.uuid, type: sample.type.identifier, bundle: sample.source.bundle,
      syncIdentifier: sample.syncIdentifier)
  }

  static func order(_ storage: any HealthStorage) throws(HealthStorageError) -> [String] {
    let chosen = try storage.settings()[orderKey] ?? ""
    var order = chosen.split(separator: " ").map(String.init)
    var known = Set(order)
    for source in try storage.sources(of: nil) where known.insert(source.bundle).inserted {
      order.append(source.bundle)
    }
    return order
  }

  /// Uses the storage, and caches its settings.
  func look<Result>(
    _ body: (any HealthStorage) throws(HealthStorageError) -> Result
  ) throws(HealthStorageError) -> Result {
    try turn.withLock { (_) throws(HealthStorageError) in
      let result = try body(storage)
      let now = try storage.settings()
      settings.withLock { $0 = now }
      return result
    }
  }

  /// Uses the storage for a request, whose refusals are errors as well.
  func use<Result>(_ body: (any HealthStorage) throws -> Result) throws -> Result {
    try turn.withLock { _ in
      let result = try body(storage)
      let now = try storage.settings()
      settings.withLock { $0 = now }
      return result
    }
  }

  private var knownSettings: [String: String] {
    if let known = settings.withLock({ $0 }) { return known }
    return (try? look { (storage) throws(HealthStorageError) in try storage.settings() }) ?? [:]
  }

  private func set(_ key: String, _ text: String?) throws(HealthStorageError) {
    try look { (storage) throws(HealthStorageError) in
      _ = try storage.save([.set(key, text)], skipsExisting: false)
    }
  }
}
