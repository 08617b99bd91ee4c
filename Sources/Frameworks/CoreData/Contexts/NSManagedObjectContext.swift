/// A context of objects in memory, whose changes are saved together.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
// Source: CoreData.CO1–CO8
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Creates a context with a queue (CoreData.CO1).
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ContextQueue(ct)
    super.init()
  }

  /// Creates a context with a private queue.
  public convenience override init() {
    self.init(concurrencyType: .privateQueueConcurrencyType)
  }

  deinit {
    for object in registered.values.compactMap(\.object) { object.managedObjectContext = nil }
  }

  // MARK: Configuration

  /// The type of queue.
  public let concurrencyType: NSManagedObjectContextConcurrencyType

  /// The coordinator; nil for a context with a parent, which uses that of the parent.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { ownCoordinator ?? parent?.persistentStoreCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.contexts.add(self)
    }
  }

  /// The context that receives the saved changes in place of a store (CoreData.CO6).
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.add(self) }
  }

  /// A name for debugging.
  open var name: String?

  /// The author of changes.
  open var transactionAuthor: String?

  /// Custom information.
  open private(set) lazy var userInfo = NSMutableDictionary()

  /// The manager that undoes changes; nil by default (CoreData.CO8).
  open var undoManager: UndoManager?

  /// The policy that resolves conflicts: an `NSMergePolicy`.
  open var mergePolicy: Any = NSMergePolicy.error

  /// Whether changes that were saved elsewhere are merged automatically (CoreData.ME3).
  open var automaticallyMergesChangesFromParent = false

  /// Whether deletions are propagated to relationships when changes are processed, rather than on
  /// saving.
  open var propagatesDeletesAtEndOfEvent = true

  /// Whether the context retains all its objects, and not only changed ones.
  open var retainsRegisteredObjects = false {
    didSet { retained = retainsRegisteredObjects ? registeredObjects : [] }
  }

  /// Whether an object whose row no longer exists has no values; it is always so.
  open var shouldDeleteInaccessibleFaults = true

  /// The time after which values that were read are old; negative for never.
  open var stalenessInterval: TimeInterval = -1

  // MARK: Objects

  /// The objects in memory.
  open var registeredObjects: Set<NSManagedObject> {
    Set(registered.values.compactMap(\.object))
  }

  /// The inserted objects that are not saved yet.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }

  /// The changed objects that are not saved yet.
  open var updatedObjects: Set<NSManagedObject> { Set(updated) }

  /// The objects that the next save deletes.
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }

  /// Whether there are unsaved changes.
  open var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }

  /// Returns the object with an identifier; a fault if it is not in memory (CoreData.CO3).
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    let identifier = aliases[objectID] ?? objectID
    if let known = registered[identifier]?.object { return known }
    let object = ManagedObjectFactory.make(identifier, in: self)
    register(object)
    return object
  }

  /// Returns the object with an identifier; nil if it is not in memory.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[aliases[objectID] ?? objectID]?.object
  }

  /// Returns the object with an identifier; throws if it does not exist (CoreData.CO3).
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let object = object(with: objectID)
    if !object.isFault || row(of: object.objectID) != nil { return object }
    unregister(object)
    throw StoreError.make(
      NSManagedObjectReferentialIntegrityError, "Object does not exist.",
      [NSAffectedObjectsErrorKey: [object]])
  }

  /// Inserts an object without a context.
  open func insert(_ object: NSManagedObject) {
    if let other = object.managedObjectContext {
      guard other !== self else { return }
      NSException(
        name: .invalidArgumentException,
        reason: "An NSManagedObject cannot be in two NSManagedObjectContexts."
      ).raise()
    }
    if object.content == nil {
      object.content = ObjectRow(values: object.defaults)
    }
    object.managedObjectContext = self
    object.change = .inserted
    register(object)
    inserted.append(object)
    event.inserted.insert(object)
    scheduleProcessing()
    for companion in object.companions.values where companion.managedObjectContext == nil {
      insert(companion)
    }
    object.companions = [:]
    registerUndo(of: object) { $0.managedObjectContext?.delete($0) }
    object.awakeFromInsert()
  }

  /// Marks an object for deletion with the next save (CoreData.CO5).
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, object.change != .deleted else { return }
    object.prepareForDeletion()
    object.fireFault()
    let wasInserted = object.change == .inserted
    unlist(object)
    object.change = .deleted
    if wasInserted { discarded.append(object) } else { deleted.append(object) }
    event.deleted.insert(object)
    event.inserted.remove(object)
    event.updated.remove(object)
    undeleted.append(object)
    registerUndo(of: object) { $0.managedObjectContext?.restore($0) }
    scheduleProcessing()
  }

  /// Refreshes the values of an object (CoreData.CO4).
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - flag: Whether unsaved changes are kept; otherwise the object becomes a fault.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, object.change != .inserted else { return }
    guard flag else {
      unlist(object)
      object.change = .none
      object.sendObjectWillChange()
      object.turnIntoFault()
      event.refreshed.insert(object)
      return scheduleProcessing()
    }
    guard let content = object.content else { return object.fetchedRow = nil }
    let base = object.saved ?? ObjectRow()
    guard var row = row(of: object.objectID) else { return }
    object.saved = row
    for key in object.entity.contents.properties.keys where object.isDifferent(key, content, base) {
      row.values[key] = content.values[key]
      row.links[key] = content.links[key]
    }
    replaceContent(of: object, by: row)
    event.refreshed.insert(object)
    scheduleProcessing()
  }

  /// Refreshes the values of all objects, and keeps unsaved changes.
  open func refreshAllObjects() {
    for object in registeredObjects where !object.isFault {
      if object.change == .none {
        refresh(object, mergeChanges: false)
      } else {
        refresh(object, mergeChanges: true)
      }
    }
  }

  /// Forgets all objects, and what is not saved.
  open func reset() {
    advanceGeneration()
    let objects = registeredObjects
    for object in objects { forget(object) }
    (inserted, updated, deleted, discarded, undeleted) = ([], [], [], [], [])
    (registered, retained, event) = ([:], [], ChangeEvent())
    post(
      .NSManagedObjectContextObjectsDidChange,
      [NSInvalidatedAllObjectsKey: objects.map(\.objectID)])
  }

  /// Discards all unsaved changes (CoreData.CO4).
  open func rollback() {
    MainActor.onMainThread { undoManager?.removeAllActions() }
    let changed = updated + deleted
    for object in inserted + discarded { forget(object) }
    for object in changed {
      object.change = .none
      if let row = object.saved { replaceContent(of: object, by: row) }
      object.awake(fromSnapshotEvents: .rollback)
    }
    for object in inserted { event.deleted.insert(object) }
    (inserted, updated, deleted, discarded, undeleted) = ([], [], [], [], [])
    (event.inserted, event.updated) = ([], [])
    event.deleted.subtract(changed)
    event.refreshed.formUnion(changed)
    scheduleProcessing()
  }

  /// Undoes the last change, if there is an undo manager.
  open func undo() { MainActor.onMainThread { undoManager?.undo() } }

  /// Redoes the last change that was undone, if there is an undo manager.
  open func redo() { MainActor.onMainThread { undoManager?.redo() } }

  // MARK: Saving and merging

  /// Saves the changes to the stores, or passes them to the parent (CoreData.CO5–CO6).
  open func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    try commit()
  }

  /// Gives new objects permanent identifiers before they are saved.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator else { throw NSPersistentStoreCoordinator.missingStore }
    var names: [NSManagedObjectID: NSManagedObjectID] = [:]
    for object in objects where object.objectID.isTemporaryID {
      names[object.objectID] = try coordinator.newIdentifier(of: object)
    }
    rename(names)
  }

  /// Chooses the store of a new object.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    guard let object = object as? NSManagedObject else { return }
    assignedStores[ObjectIdentifier(object)] = store
  }

  /// Propagates deletions, and reports the changes (CoreData.CO7).
  open func processPendingChanges() {
    isScheduled = false
    propagateDeletions()
    reportChanges()
  }

  /// Merges the changes of a notification from another context (CoreData.ME3).
  open func mergeChanges(fromContextDidSave notification: Notification) {
    merge(MergedChanges(notification.userInfo ?? [:], in: self))
  }

  /// Merges changes, given by object identifiers or URIs, into contexts (CoreData.ME3).
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      context.performAndWait {
        context.merge(MergedChanges(changeNotificationData, in: context))
        context.processPendingChanges()
      }
    }
  }

  // MARK: Internals

  let queue: ContextQueue
  private var ownCoordinator: NSPersistentStoreCoordinator?
  let children = WeakContexts()

  /// The coordinator of this context or of its highest parent.
  var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator }

  /// The objects in memory by their identifiers.
  var registered: [NSManagedObjectID: RegisteredObject] = [:]
  /// The permanent identifiers of objects by their temporary ones, which others may still use.
  var aliases: [NSManagedObjectID: NSManagedObjectID] = [:]
  var retained: Set<NSManagedObject> = []
  /// The objects with changes, in the order of the first change.
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  /// The objects that were both inserted and deleted since the last save.
  var discarded: [NSManagedObject] = []
  /// The deleted objects whose deletion is not yet propagated.
  var undeleted: [NSManagedObject] = []
  /// The changes that are not yet reported.
  var event = ChangeEvent()
  var isScheduled = false
  /// The stores that the app has chosen for new objects.
  var assignedStores: [ObjectIdentifier: NSPersistentStore] = [:]
  /// Whether the context reads a fixed generation of the stores, and keeps its rows once read.
  var isPinned = false
  var pinnedRows: PinnedRows?
  /// The history token of the last save.
  var savedToken: NSPersistentHistoryToken?
  /// The stores of the last save.
  var savedStores: [NSPersistentStore] = []
  /// Whether all objects have the class `NSManagedObject`, as in a migration.
  var hasPlainObjects = false
  /// Whether saving posts no notifications, as for batch requests.
  var isSilent = false
}
