/// An object of an entity, whose values are managed by a context and saved in a store.
// Source: CoreData.OB1–OB7
open class NSManagedObject: NSObject, KeyedValues, _KVGet, _KVSet {
  /// Creates an object of an entity, and inserts it into a context.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - context: The context; nil for an object outside any context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(temporary: entity)
    super.init()
    guard let context else {
      content = ObjectRow(values: defaults)
      return
    }
    context.insert(self)
  }

  /// Creates an object of the class's entity, and inserts it into a context.
  ///
  /// A class that belongs to no entity or to several traps, as on an iPhone.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc), insertInto: moc)
  }

  /// Creates an object of the class's entity without a context.
  ///
  /// It is an error of the app, as on an iPhone, which standard error reports (CoreData.OB9).
  public override convenience init() {
    FileHandle.standardError.write(
      Data(
        ("CoreData: error: Failed to call designated initializer on NSManagedObject class "
          + "'\(Self.self)'\n").utf8))
    self.init(entity: OpenModels.entity(of: Self.self) ?? NSEntityDescription(), insertInto: nil)
  }

  // MARK: The class

  /// Returns the entity of the class in the loaded models.
  open class func entity() -> NSEntityDescription {
    if let entity = OpenModels.entity(of: self) { return entity }
    NSException(
      name: .internalInconsistencyException,
      reason: "No NSEntityDescriptions in any model claim the NSManagedObject subclass "
        + "'\(self)' so +entity is confused.  Have you loaded your NSManagedObjectModel yet ?"
    ).raise()
  }

  /// Returns a request of all objects of the class's entity.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  /// Whether changes of transient properties mark the object as changed.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  // MARK: State

  /// The entity.
  public let entity: NSEntityDescription

  /// The identifier: a temporary one until the object is saved.
  open internal(set) var objectID: NSManagedObjectID

  /// The context; nil after the object was deleted and saved.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// Whether the object is inserted and not saved yet.
  open var isInserted: Bool { change == .inserted }

  /// Whether the object has unsaved changes.
  open var isUpdated: Bool { change == .updated }

  /// Whether the object will be deleted with the next save.
  open var isDeleted: Bool { change == .deleted }

  /// Whether the object is inserted, updated or deleted.
  open var hasChanges: Bool { change != .none }

  /// Whether a stored property differs from its saved value.
  open var hasPersistentChangedValues: Bool {
    changedValues().keys.contains { entity.contents.properties[$0]?.isTransient == false }
  }

  /// Whether the values are not in memory (CoreData.OB3).
  open var isFault: Bool { content == nil }

  /// The state of a fault: 1 for a fault, and otherwise 0.
  open var faultingState: Int { isFault ? 1 : 0 }

  /// Returns whether a relationship is a fault, not read yet.
  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }

  /// Returns the identifiers of the objects of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    links(key).order
  }

  // MARK: Values by key

  /// Returns the value of a property (CoreData.OB2).
  open func value(forKey key: String) -> Any? {
    guard entity.contents.properties[key] != nil else { return _val(forKey: key) }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    return primitiveValue(forKey: key)
  }

  /// Sets the value of a property (CoreData.OB2).
  ///
  /// A value of another type than the property's traps, as on an iPhone.
  open func setValue(_ value: Any?, forKey key: String) {
    guard entity.contents.properties[key] != nil else { return _setVal(value, forKey: key) }
    let old = undoable(key)
    willChangeValue(forKey: key)
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
    registerUndo(of: key, old)
  }

  /// Returns the value of a property without notifying anybody.
  open func primitiveValue(forKey key: String) -> Any? {
    switch entity.contents.properties[key] {
    case let relationship as NSRelationshipDescription: objects(of: relationship)
    case let property as NSFetchedPropertyDescription: fetched(property)
    default: filled.values[key]
    }
  }

  /// Sets the value of a property without notifying anybody.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    fireFault()
    switch entity.contents.properties[key] {
    case let relationship as NSRelationshipDescription:
      content?.links[key] = LinkedObjects(identifiers(value, of: relationship))
    case let attribute as NSAttributeDescription: content?.values[key] = kept(value, attribute)
    default: content?.values[key] = value
    }
  }

  /// Called before a value is read; reads the values of a fault.
  open func willAccessValue(forKey key: String?) { fireFault() }

  /// Called after a value was read; does nothing.
  open func didAccessValue(forKey key: String?) {}

  /// Called before a value changes; notifies observers.
  open func willChangeValue(forKey key: String) {
    fireFault()
    if entity.contents.relationships[key] != nil { linksBefore[key] = links(key) }
    sendObjectWillChange()
    (self as NSObject).willChangeValue(forKey: key)
  }

  /// Called after a value has changed; marks the object as changed, and updates the inverse
  /// relationship (CoreData.RE1).
  open func didChangeValue(forKey key: String) {
    (self as NSObject).didChangeValue(forKey: key)
    if let relationship = entity.contents.relationships[key],
      let before = linksBefore.removeValue(forKey: key)
    {
      keepInverse(of: relationship, before, links(key))
    }
    noteChange(of: key)
  }

  /// Returns the values that differ from the saved ones.
  open func changedValues() -> [String: Any] { differences(from: saved) }

  /// Returns the values that have changed since the changes were last processed.
  open func changedValuesForCurrentEvent() -> [String: Any] {
    let keys = changedInEvent
    return changedValues().filter { keys.contains($0.key) }
  }

  /// Returns the values that were last read or saved.
  ///
  /// - Parameter keys: The keys; nil for all properties.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let names = keys ?? entity.contents.properties.filter { !$0.value.isTransient }.map(\.key)
    let row = saved ?? ObjectRow()
    return names.reduce(into: [:]) { $0[$1] = presented($1, in: row) ?? NSNull() }
  }

  // MARK: Events

  /// Called once, when the object is inserted; does nothing.
  open func awakeFromInsert() {}

  /// Called when the values of a fault were read; does nothing.
  open func awakeFromFetch() {}

  /// Called when a rollback or a merge policy has replaced the values; does nothing.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}

  /// Called before the object is saved; does nothing.
  open func willSave() {}

  /// Called after the object was saved; does nothing.
  open func didSave() {}

  /// Called when the object is about to be deleted; does nothing.
  open func prepareForDeletion() {}

  /// Called before the object becomes a fault; does nothing.
  open func willTurnIntoFault() {}

  /// Called after the object has become a fault; does nothing.
  open func didTurnIntoFault() {}

  // MARK: Validation

  /// Throws if a value of a property is invalid (CoreData.VA2).
  open func validateValue(
    _ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String
  ) throws {
    guard let property = entity.contents.properties[key] else { return }
    try Validation.check(value.pointee, property, of: self)
  }

  /// Throws if the object cannot be inserted (CoreData.VA1).
  open func validateForInsert() throws { try Validation.checkAll(of: self) }

  /// Throws if the object cannot be updated (CoreData.VA1).
  open func validateForUpdate() throws { try Validation.checkAll(of: self) }

  /// Throws if the object cannot be deleted (CoreData.VA3).
  open func validateForDelete() throws { try Validation.checkDeletion(of: self) }

  // MARK: Internals

  /// The type of the unsaved change.
  enum Change { case none, inserted, updated, deleted }
  var change = Change.none
  /// The values; nil for a fault.
  var content: ObjectRow?
  /// The values that a fetch has read for the fault; they become the content when it fires.
  var fetchedRow: ObjectRow?
  /// The values that were last read or saved; nil for a new object or a fault.
  var saved: ObjectRow?
  /// The keys that have changed since the changes were last processed.
  var changedInEvent: Set<String> = []
  /// Related objects that, like this one, are in no context.
  var companions: [NSManagedObjectID: NSManagedObject] = [:]
  /// Whether `awakeFromFetch()` is running, whose changes do not count as unsaved.
  var isWaking = false
  private var linksBefore: [String: LinkedObjects] = [:]

  /// The entity and identifier, and the values unless the object is a fault.
  open override var description: String {
    let values = content.map { content in
      content.values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value);" }
        .joined(separator: " ")
    }
    return "<\(type(of: self)): \(objectID)> (entity: \(entity.name ?? ""); "
      + "data: \(values.map { "{ \($0) }" } ?? "<fault>"))"
  }
}
