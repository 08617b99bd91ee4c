/// The values of an object in an atomic store (CoreData.CS4).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class NSAtomicStoreCacheNode: NSObject, @unchecked Sendable {
  /// Creates a node without values.
  public init(objectID moid: NSManagedObjectID) { objectID = moid }

  /// The identifier of the object.
  public let objectID: NSManagedObjectID

  /// The values of attributes, and the nodes of relationships.
  open var propertyCache: NSMutableDictionary? = NSMutableDictionary()

  /// Returns the value of a property; a node or a set of nodes for a relationship.
  open func value(forKey key: String) -> Any? { propertyCache?[key] }

  /// Sets the value of a property; a node or a set of nodes for a relationship.
  open func setValue(_ value: Any?, forKey key: String) {
    if propertyCache == nil { propertyCache = NSMutableDictionary() }
    guard let value, !(value is NSNull) else {
      return propertyCache?.removeObject(forKey: key) ?? ()
    }
    propertyCache?[key] = value
  }
}
