/// The identifier of a managed object.
///
/// Two identifiers of the same object are equal.
///
/// - Thread: any; nothing in it changes after its creation.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  /// Creates an identifier.
  init(_ entity: NSEntityDescription, _ key: Key, _ store: NSPersistentStore? = nil) {
    (self.entity, self.key, persistentStore) = (entity, key, store)
  }

  /// The entity of the object.
  public let entity: NSEntityDescription

  /// The store of the object; nil for a temporary identifier.
  open private(set) weak var persistentStore: NSPersistentStore?

  /// Whether the identifier is temporary.
  open var isTemporaryID: Bool { number == nil }

  /// Returns a URI of the object, which is valid in other processes if the identifier is permanent
  /// (CoreData.ID2).
  open func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    let text =
      switch key {
      case .temporary(let identifier): "x-coredata:///\(name)/t\(identifier.uuidString)"
      case .stored(let store, let number): "x-coredata://\(store)/\(name)/p\(number)"
      }
    return URL(string: text) ?? URL(fileURLWithPath: text)
  }

  /// Returns the identifier itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both identify the same object.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSManagedObjectID)?.key == key
  }

  /// The hash value.
  open override var hash: Int { key.hashValue }

  /// The URI.
  open override var description: String { uriRepresentation().absoluteString }

  // MARK: Internals

  /// The object that is identified.
  enum Key: Hashable {
    /// One that no store has.
    case temporary(UUID)
    /// An object in a store, by its number and the identifier of the store.
    case stored(String, Int64)
  }
  let key: Key

  /// The number in the store; nil for a temporary identifier.
  var number: Int64? {
    guard case .stored(_, let number) = key else { return nil }
    return number
  }

  /// Creates a temporary identifier.
  convenience init(temporary entity: NSEntityDescription) {
    self.init(entity, .temporary(UUID()))
  }
}
