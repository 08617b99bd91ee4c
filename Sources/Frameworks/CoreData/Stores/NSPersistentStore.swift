/// A store of a coordinator.
///
/// A store of an app's own kind is a subclass of `NSIncrementalStore` or `NSAtomicStore`.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
// Source: CoreData.ST1–ST7, CS1–CS4
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// Creates a custom store, as a coordinator does (CoreData.CS1).
  public init(
    persistentStoreCoordinator root: NSPersistentStoreCoordinator?,
    configurationName name: String?, at url: URL, options: [AnyHashable: Any]? = nil
  ) {
    (configuration, configurationName) = (name, name ?? "PF_DEFAULT")
    (self.url, self.options, persistentStoreCoordinator) = (url, options, root)
    isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
    super.init()
    rows = CustomRows(self)
  }

  /// Creates a built-in store.
  convenience init(
    _ type: String, _ rows: any RowStore, _ configuration: String?, _ url: URL?,
    _ options: [AnyHashable: Any]?
  ) {
    self.init(
      persistentStoreCoordinator: nil, configurationName: configuration,
      at: url ?? URL(fileURLWithPath: "/dev/null"), options: options)
    (typeName, self.rows, self.url) = (type, rows, url)
  }

  /// The type.
  open var type: String { typeName ?? metadata[NSStoreTypeKey] as? String ?? "" }

  /// The file; nil for a store in memory.
  open internal(set) var url: URL?

  /// The options with which the store was added.
  public let options: [AnyHashable: Any]?

  /// The configuration of the model.
  public let configurationName: String

  /// Whether the store is read-only.
  open var isReadOnly: Bool

  /// The identifier, which is saved in the store.
  open var identifier: String! { metadata[NSStoreUUIDKey] as? String ?? "" }

  /// The metadata; the entries of Core Data itself are read-only (CoreData.ST2).
  open var metadata: [String: Any]! {
    get { rows.metadata }
    set { try? rows.setMetadata(NSPersistentStoreCoordinator.merged(newValue, rows.metadata)) }
  }

  /// The coordinator.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  /// Loads the metadata of a custom store; does nothing, for subclasses to override.
  open func loadMetadata() throws {}

  /// Called when the store was added; does nothing.
  open func didAdd(to coordinator: NSPersistentStoreCoordinator) {}

  /// Called before the store is removed; does nothing.
  open func willRemove(from coordinator: NSPersistentStoreCoordinator?) {}

  /// Returns the metadata of a custom store, which overrides it.
  open class func metadataForPersistentStore(with url: URL) throws -> [String: Any] {
    throw StoreError.make(
      NSPersistentStoreOperationError, "The class \(self) does not read the metadata of files.")
  }

  /// Sets the metadata of a custom store, which overrides it.
  open class func setMetadata(
    _ metadata: [String: Any]?, forPersistentStoreAt url: URL
  ) throws {
    throw StoreError.make(
      NSPersistentStoreOperationError, "The class \(self) does not set the metadata of files.")
  }

  /// Returns the class that migrates stores of this class.
  open class func migrationManagerClass() -> AnyClass { NSMigrationManager.self }

  // MARK: Internals

  private var typeName: String?
  private(set) var rows: any RowStore = MemoryRows()
  let configuration: String?

  /// Returns whether the store contains objects of an entity.
  func keeps(_ entity: NSEntityDescription, _ model: NSManagedObjectModel) -> Bool {
    model.entities(forConfigurationName: configuration)?.contains { $0 === entity } == true
  }

  /// Returns the identifier of an object.
  func identifier(_ number: Int64, of entity: NSEntityDescription) -> NSManagedObjectID {
    NSManagedObjectID(entity, .stored(identifier, number), self)
  }

  /// Returns the row of an object as contexts have it.
  func row(_ stored: StoredRow, of entity: NSEntityDescription) -> ObjectRow {
    var links: [String: LinkedObjects] = [:]
    for (name, targets) in stored.links {
      guard let target = entity.contents.relationships[name]?.destinationEntity else { continue }
      links[name] = LinkedObjects(targets.map { identifier($0, of: target) })
    }
    return ObjectRow(version: stored.version, values: stored.values, links: links)
  }

  // MARK: Stores of an app's own classes

  /// Whether the store has a custom class.
  var isOwnClass: Bool { rows is CustomRows }

  /// The numbers of the reference objects of a custom store.
  var ownRows: CustomRows { rows as? CustomRows ?? CustomRows(self) }

  /// Returns the reference object by which a custom store identifies an object.
  func ownReference(of object: NSManagedObjectID) -> Any {
    if let reference = object.number.flatMap(ownRows.reference) { return reference }
    NSException(
      name: .invalidArgumentException, reason: "The store does not have the object \(object)."
    ).raise()
  }

  /// The identifier of a new store.
  var newStoreIdentifier: String { UUID().uuidString }

  /// Returns a permanent identifier of a new object.
  func newIdentifier(of object: NSManagedObject) throws -> NSManagedObjectID {
    identifier(try rows.newNumber(), of: object.entity)
  }

  /// Saves the changes of a context in a custom store; does nothing for other stores.
  func saveOwn(_ context: NSManagedObjectContext, _ isOwn: (NSManagedObject) -> Bool) throws {}
}
