import Synchronization
internal import TactusCrashReports

/// An index of an app's items, which a file in the app's library keeps.
///
/// Steps Spotlight.CS1…
///
/// - Thread: any; a lock guards its state, and the app sets the delegate beforehand.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let standard = CSSearchableIndex(isDefault: true)
  private let name: String
  private let isDefault: Bool
  private let batch = Mutex<[SearchChange]?>(nil)

  /// The delegate; it is not retained, and never called, as the index is not lost.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  // MARK: Creating

  /// Returns whether the device has an index: yes.
  open class func isIndexingAvailable() -> Bool { true }

  /// Returns the index of the app without a name.
  open class func `default`() -> CSSearchableIndex { standard }

  /// Creates an index with an empty name, which no other app shares.
  public override init() {
    (name, isDefault) = (Self.given(""), false)
    super.init()
  }

  /// Creates an index of a name, or another object for it.
  public init(name: String) {
    (self.name, isDefault) = (Self.given(name), false)
    super.init()
  }

  /// Creates an index of a name; the class of protection has no effect.
  public init(name: String, protectionClass: FileProtectionType?) {
    (self.name, isDefault) = (Self.given(name), false)
    super.init()
  }

  /// Creates an index of a name; the class of protection and the other app have no effect.
  public init(
    name: String, protectionClass: FileProtectionType?, bundleIdentifier: String, options: Int
  ) {
    (self.name, isDefault) = (Self.given(name), false)
    super.init()
  }

  private init(isDefault: Bool) {
    (name, self.isDefault) = ("default", isDefault)
    super.init()
  }

  /// Returns the name of a store for a name of the app, which differs from that of the default
  /// index.
  private static func given(_ name: String) -> String { "name " + name }

  // MARK: Items

  /// Adds items, or replaces those with the same identifiers (Spotlight.CS1).
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - completionHandler: A closure, called on another thread.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { finish(add(items), completionHandler) }

  /// Adds items, or replaces those with the same identifiers (Spotlight.CS1).
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    if let error = add(items) { throw error }
  }

  /// Removes items by their identifiers (Spotlight.CS2).
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { finish(change(.remove(identifiers: Set(identifiers))), completionHandler) }

  /// Removes items by their identifiers (Spotlight.CS2).
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    if let error = change(.remove(identifiers: Set(identifiers))) { throw error }
  }

  /// Removes the items of domains, and of those within them (Spotlight.CS2).
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { finish(change(.removeDomains(domainIdentifiers)), completionHandler) }

  /// Removes the items of domains, and of those within them (Spotlight.CS2).
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    if let error = change(.removeDomains(domainIdentifiers)) { throw error }
  }

  /// Removes all items.
  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { finish(change(.removeAll), completionHandler) }

  /// Removes all items.
  open func deleteAllSearchableItems() async throws {
    if let error = change(.removeAll) { throw error }
  }

  private func add(_ items: [CSSearchableItem]) -> CSIndexError? {
    // The app may change its items afterwards, also before a batch ends.
    change(.add(items.map { $0.copy() as? CSSearchableItem ?? $0 }))
  }

  private func change(_ change: SearchChange) -> CSIndexError? {
    let isInBatch = batch.withLock { batch in
      batch?.append(change)
      return batch != nil
    }
    return isInBatch ? nil : write([change])
  }

  private func write(_ changes: [SearchChange], state: Data? = nil) -> CSIndexError? {
    do {
      try SearchStore.named(name).change(changes, state: state)
      return nil
    } catch {
      return CSIndexError(.indexUnavailableError, userInfo: [NSUnderlyingErrorKey: error])
    }
  }

  private func finish(_ error: CSIndexError?, _ handler: (@Sendable ((any Error)?) -> Void)?) {
    guard let handler else { return }
    PhoneTime.callOnAnotherThread { handler(error) }
  }

  // MARK: Batches

  /// Begins a batch: changes wait for its end (Spotlight.CS3).
  open func beginBatch() {
    if isDefault {
      RuntimeWarning.once(
        "CSSearchableIndex.beginBatch: the default index has no batches, and an iPhone throws; "
          + "create an index with a name",
        namesPlace: true)
    }
    batch.withLock { $0 = $0 ?? [] }
  }

  /// Ends a batch, and keeps the app's state with it (Spotlight.CS3).
  ///
  /// - Parameters:
  ///   - clientState: The state, up to 250 bytes.
  ///   - completionHandler: A closure, called on another thread.
  open func endBatch(
    withClientState clientState: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { finish(endBatch(clientState), completionHandler) }

  /// Ends a batch, and keeps the app's state with it (Spotlight.CS3).
  open func endBatch(withClientState clientState: Data) async throws {
    if let error = endBatch(clientState) { throw error }
  }

  private func endBatch(_ state: Data) -> CSIndexError? {
    guard state.count <= Self.maximumStateSize else {
      return CSIndexError(.invalidClientStateError)
    }
    let changes = batch.withLock { batch in
      defer { batch = nil }
      return batch ?? []
    }
    return write(changes, state: state)
  }

  /// The bytes of an app's state.
  ///
  /// - Source: Apple's reference. Confidence: documented.
  private static let maximumStateSize = 250

  /// Returns the state of the last batch to a closure, on another thread.
  open func fetchLastClientState(
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    let state = SearchStore.named(name).clientState
    PhoneTime.callOnAnotherThread { completionHandler(state, nil) }
  }

  /// Returns the state of the last batch; empty data before the first one.
  open func fetchLastClientState() async throws -> Data {
    SearchStore.named(name).clientState ?? Data()
  }
}
