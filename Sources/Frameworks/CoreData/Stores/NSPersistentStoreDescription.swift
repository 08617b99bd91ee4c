/// The file, type and options of a store, by which a container loads it.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// Creates the description of an SQLite store.
  public init(url: URL) { self.url = url }

  /// Creates the description of an SQLite store without a file, that is, one in memory.
  public override init() { url = URL(fileURLWithPath: "/dev/null") }

  /// The type of the store.
  open var type = NSSQLiteStoreType

  /// The configuration of the model; nil for all entities.
  open var configuration: String?

  /// The file.
  open var url: URL?

  /// Whether the store is read-only.
  open var isReadOnly: Bool {
    get { isSet(NSReadOnlyPersistentStoreOption) }
    set { setOption(newValue as NSNumber, forKey: NSReadOnlyPersistentStoreOption) }
  }

  /// The timeout of the store in seconds.
  open var timeout: TimeInterval = 240

  /// Whether the store is added asynchronously, on another queue.
  open var shouldAddStoreAsynchronously = false

  /// Whether a store with another model is migrated automatically (CoreData.MI2).
  open var shouldMigrateStoreAutomatically = true

  /// Whether the mapping model is inferred (CoreData.MI2).
  open var shouldInferMappingModelAutomatically = true

  /// The options that were set.
  open private(set) var options: [String: NSObject] = [:]

  /// Sets or removes an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// The pragmas of SQLite that were set.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]

  /// Sets or removes a pragma of SQLite.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }

  /// The CloudKit container to which the store would be mirrored; ignored (CoreData.CK1).
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  // MARK: Internals

  private func isSet(_ option: String) -> Bool {
    options[option].flatMap { AttributeValue.number($0)?.boolValue } ?? false
  }

  /// The options with which the store is added.
  var allOptions: [AnyHashable: Any] {
    var all: [AnyHashable: Any] = options
    all[NSMigratePersistentStoresAutomaticallyOption] = shouldMigrateStoreAutomatically
    all[NSInferMappingModelAutomaticallyOption] = shouldInferMappingModelAutomatically
    if !sqlitePragmas.isEmpty { all[NSSQLitePragmasOption] = sqlitePragmas }
    return all
  }

  /// The type and the file.
  open override var description: String { "\(type) at \(url?.path ?? "no file")" }
}
