internal import TactusThreads

/// The stores of a model, which contexts read and change through it.
///
/// - Thread: any; a lock guards the stores, and the app sets the name beforehand.
// Source: CoreData.ST1–ST7
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// Creates a coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    model.freeze()
    OpenModels.add(model)
    OpenCoordinators.add(self)
  }

  /// Creates a coordinator without stores.
  ///
  /// - Parameter isForApp: Whether classes find their entities in the model, as in an app's own.
  init(_ model: NSManagedObjectModel, isForApp: Bool) {
    managedObjectModel = model
    super.init()
    model.freeze()
    if isForApp { OpenModels.add(model) }
    OpenCoordinators.add(self)
  }

  /// The model.
  public let managedObjectModel: NSManagedObjectModel

  /// A name for debugging.
  open var name: String?

  /// The stores in the order in which they were added.
  open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

  /// Returns the store with a URL; nil if there is none.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  /// Returns the URL of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  // MARK: Adding and removing

  /// Adds a store; creates it if it does not exist (CoreData.ST1).
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try lock.withLock {
      // An unknown configuration means the whole model (CoreData.ST8).
      let isKnown = managedObjectModel.entities(forConfigurationName: configuration) != nil
      let configuration = isKnown ? configuration : nil
      if let storeURL, stores.contains(where: { $0.url == storeURL }) {
        throw StoreError.make(
          NSPersistentStoreOpenError, "The store \(storeURL.path) is added already.")
      }
      IgnoredOptions.warn(of: options)
      try StagedMigration(storeType, storeURL, options)?.perform(to: managedObjectModel)
      let store = try makeStore(storeType, configuration, storeURL, options)
      if store.isOwnClass { try prepareOwn(store, storeType) } else { try prepare(store) }
      store.persistentStoreCoordinator = self
      stores.append(store)
      store.didAdd(to: self)
      post(.NSPersistentStoreCoordinatorStoresDidChange, [NSAddedPersistentStoresKey: [store]])
      return store
    }
  }

  /// Adds a store of a given type; creates it if it does not exist (CoreData.ST1).
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds the store of a description, synchronously or asynchronously, and calls a closure.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, Error?) -> Void
  ) {
    func add() {
      do {
        try addPersistentStore(
          ofType: storeDescription.type, configurationName: storeDescription.configuration,
          at: storeDescription.url, options: storeDescription.allOptions)
        block(storeDescription, nil)
      } catch {
        block(storeDescription, error)
      }
    }
    guard storeDescription.shouldAddStoreAsynchronously else { return add() }
    let call = Handover(add)
    DispatchQueue.global().async { call.value() }
  }

  /// Removes a store, but not its file.
  open func remove(_ store: NSPersistentStore) throws {
    try lock.withLock {
      guard stores.contains(where: { $0 === store }) else {
        throw StoreError.make(
          NSPersistentStoreOperationError, "The store is not one of the coordinator.")
      }
      // The object is the store, as public packages read it. Confidence: measured.
      NotificationCenter.default.post(
        name: .NSPersistentStoreCoordinatorWillRemoveStore, object: store)
      store.willRemove(from: self)
      stores.removeAll { $0 === store }
      store.persistentStoreCoordinator = nil
      post(.NSPersistentStoreCoordinatorStoresDidChange, [NSRemovedPersistentStoresKey: [store]])
    }
  }

  // MARK: Metadata

  /// Returns the metadata of a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] {
    lock.withLock { store.metadata ?? [:] }
  }

  /// Sets the metadata of a store, except the entries of Core Data itself.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    lock.withLock {
      store.metadata = metadata
    }
  }

  /// Returns the metadata of a store without adding it.
  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    if let own = StoreClasses.type(of: storeType) {
      return try own.metadataForPersistentStore(with: url)
    }
    return try storedRows(storeType, url).metadata
  }

  /// Sets the metadata of a store without adding it.
  open class func setMetadata(
    _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws {
    if let own = StoreClasses.type(of: storeType) {
      return try own.setMetadata(metadata, forPersistentStoreAt: url)
    }
    let rows = try storedRows(storeType, url, readOnly: false)
    try rows.setMetadata(merged(metadata, rows.metadata))
  }

  // MARK: Whole stores

  /// Migrates a store to another file or type (CoreData.ST6).
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    try lock.withLock {
      if storeType == NSSQLiteStoreType { try Self.removeFiles(at: URL) }
      let new = try addPersistentStore(
        ofType: storeType, configurationName: store.configuration, at: URL, options: options)
      try copy(store, to: new)
      try remove(store)
      return new
    }
  }

  /// Empties a store, but keeps its file (CoreData.ST6).
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    try lock.withLock {
      guard storeType == NSSQLiteStoreType,
        FileManager.default.fileExists(atPath: url.path)
      else { return }
      try Self.removeFiles(at: url)
      try Data().write(to: url)
    }
  }

  /// Replaces a store by another one (CoreData.ST6).
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {
    try lock.withLock {
      _ = try Self.storedRows(storeType, sourceURL)
      try Self.removeFiles(at: destinationURL)
      for ending in Self.endings {
        let source = sourceURL.path + ending
        guard FileManager.default.fileExists(atPath: source) else { continue }
        try FileManager.default.copyItem(atPath: source, toPath: destinationURL.path + ending)
      }
    }
  }

  // MARK: Identifiers and requests

  /// Returns the identifier for a URI; nil if it belongs to no store of the coordinator
  /// (CoreData.ID2).
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", let host = url.host,
      let store = persistentStores.first(where: { $0.identifier == host })
    else { return nil }
    let parts = url.path.split(separator: "/")
    guard parts.count == 2, let entity = managedObjectModel.entitiesByName[String(parts[0])],
      parts[1].hasPrefix("p"), let number = Int64(parts[1].dropFirst())
    else { return nil }
    return store.identifier(number, of: entity)
  }

  /// Performs a request in a context.
  open func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any {
    try context.execute(request)
  }

  /// Calls a closure with exclusive access to the stores, and returns its result.
  open func performAndWait(_ block: () -> Void) { lock.withLock { block() } }

  /// Calls a closure asynchronously on the coordinator's queue.
  open func perform(_ block: @escaping () -> Void) {
    let call = Handover(block)
    DispatchQueue.global().async { [self] in lock.withLock { call.value() } }
  }

  // MARK: Internals

  /// The contexts that use the coordinator.
  let contexts = WeakContexts()
  let lock = NSRecursiveLock()
  var stores: [NSPersistentStore] = []

  /// The keys of the metadata of Core Data itself.
  private static let ownKeys: Set<String> = [
    NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey, MigrationPlan.metadataKey,
  ]

  /// Returns new metadata of an app, with the entries of Core Data itself from the old metadata.
  static func merged(_ new: [String: Any]?, _ old: [String: Any]) -> [String: Any] {
    (new ?? [:]).merging(old.filter { ownKeys.contains($0.key) }) { $1 }
  }

  /// The error of a context without any store.
  static var missingStore: NSError {
    StoreError.make(
      NSPersistentStoreOperationError, "This context's coordinator has no persistent stores.")
  }

  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}

/// The added stores of a notification.
public let NSAddedPersistentStoresKey = "added"
/// The removed stores of a notification.
public let NSRemovedPersistentStoresKey = "removed"
