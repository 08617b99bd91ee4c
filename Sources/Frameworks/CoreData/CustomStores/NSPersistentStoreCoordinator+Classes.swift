import Synchronization

// The stores of an app's own classes.
// Source: CoreData.CS1
extension NSPersistentStoreCoordinator {
  /// Registers the class of a type of stores; nil removes the type (CoreData.CS1).
  public class func registerStoreClass(_ storeClass: AnyClass?, forStoreType storeType: String) {
    let type = storeClass as? NSPersistentStore.Type
    guard type != nil || storeClass == nil else {
      NSException(
        name: .invalidArgumentException,
        reason: "The class of the store type \(storeType) is no NSPersistentStore."
      ).raise()
    }
    StoreClasses.classes.withLock { $0[storeType] = type }
  }

  /// Registers the class of a type of stores (CoreData.CS1).
  public class func registerStoreClass(
    _ storeClass: AnyClass, type storeType: NSPersistentStore.StoreType
  ) { registerStoreClass(storeClass, forStoreType: storeType.rawValue) }

  /// Creates a store that is not prepared yet.
  func makeStore(
    _ type: String, _ configuration: String?, _ url: URL?, _ options: [AnyHashable: Any]?
  ) throws -> NSPersistentStore {
    guard let own = StoreClasses.type(of: type) else {
      let rows = try Self.rows(type, url, options)
      return NSPersistentStore(type, rows, configuration, url, options)
    }
    let store = own._new(
      persistentStoreCoordinator: self, configurationName: configuration,
      at: url ?? URL(fileURLWithPath: "/dev/null"), options: options)
    store.persistentStoreCoordinator = self
    return store
  }

  /// Lets a store of an app's own class load its metadata (CoreData.CS1).
  func prepareOwn(_ store: NSPersistentStore, _ type: String) throws {
    try store.loadMetadata()
    var metadata = store.metadata ?? [:]
    if metadata[NSStoreTypeKey] == nil { metadata[NSStoreTypeKey] = type }
    if metadata[NSStoreUUIDKey] == nil {
      metadata[NSStoreUUIDKey] = store.newStoreIdentifier
    }
    let hashes = managedObjectModel.hashes(in: store.configuration)
    if let known = metadata[NSStoreModelVersionHashesKey] as? [String: Data], known != hashes,
      known != managedObjectModel.hashes(in: nil),
      store.options?[NSIgnorePersistentStoreVersioningOption] as? Bool != true
    {
      throw StoreError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store.",
        ["metadata": metadata])
    }
    if store is NSAtomicStore { metadata[NSStoreModelVersionHashesKey] = hashes }
    store.metadata = metadata
    try (store as? NSAtomicStore)?.load()
  }

  /// Gives new objects permanent identifiers if their stores are of an app's own classes, which
  /// need them for saving.
  func nameOwn(_ context: NSManagedObjectContext, _ homes: [ObjectIdentifier: NSPersistentStore])
    throws
  {
    var names: [NSManagedObjectID: NSManagedObjectID] = [:]
    for object in context.inserted where object.objectID.isTemporaryID {
      guard let home = homes[ObjectIdentifier(object)], home.isOwnClass else { continue }
      names[object.objectID] = try home.newIdentifier(of: object)
    }
    if !names.isEmpty { context.rename(names) }
  }
}

/// The classes of stores that apps have registered.
enum StoreClasses {
  static let classes = Mutex<[String: NSPersistentStore.Type]>([:])

  static func type(of name: String) -> NSPersistentStore.Type? { classes.withLock { $0[name] } }
}

/// The class through which stores of a dynamic class are created.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
///
/// - Thread: as `NSPersistentStore`; it adds nothing that changes.
open class PersistentStoreWithRequiredInit: NSPersistentStore, @unchecked Sendable {
  /// Creates a store; see `NSPersistentStore`.
  public required override init(
    persistentStoreCoordinator root: NSPersistentStoreCoordinator?,
    configurationName name: String?, at url: URL, options: [AnyHashable: Any]? = nil
  ) {
    super.init(
      persistentStoreCoordinator: root, configurationName: name, at: url, options: options)
  }
}

extension NSPersistentStore {
  /// Creates a context of a class that is known only at run time; lowered sources call it.
  public static func _new(
    persistentStoreCoordinator root: NSPersistentStoreCoordinator?,
    configurationName name: String?, at url: URL, options: [AnyHashable: Any]?
  ) -> Self {
    DynamicCreation.object(of: self, through: PersistentStoreWithRequiredInit.self) {
      $0.init(persistentStoreCoordinator: root, configurationName: name, at: url, options: options)
    }
  }
}
