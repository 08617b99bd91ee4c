// Changes of some elements of a collection, and the collections that announce them.
// Source: ObjectiveC.KC15, ObjectiveC.KO7, ObjectiveC.KO8
extension NSObjectProtocol where Self: NSObject {
  /// Notifies observers that elements of an ordered collection are about to change.
  ///
  /// - Parameters:
  ///   - changeKind: The kind of the change.
  ///   - indexes: The indexes of the elements, after an insertion, before a removal.
  ///   - key: The key of the collection.
  public func willChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    KeyValueObservers.notify(self, PropertyChange(key, .indexes(changeKind, indexes)), .before)
  }

  /// Notifies observers that elements of an ordered collection have changed.
  ///
  /// - Parameters:
  ///   - changeKind: The kind of the change.
  ///   - indexes: The indexes of the elements, after an insertion, before a removal.
  ///   - key: The key of the collection.
  public func didChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    KeyValueObservers.notify(self, PropertyChange(key, .indexes(changeKind, indexes)), .after)
  }

  /// Notifies observers that the members of a set are about to change.
  ///
  /// - Parameters:
  ///   - key: The key of the set.
  ///   - mutationKind: The kind of the change.
  ///   - objects: The objects of the change.
  public func willChangeValue(
    forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind,
    using objects: Set<AnyHashable>
  ) {
    KeyValueObservers.notify(self, PropertyChange(key, .members(mutationKind, objects)), .before)
  }

  /// Notifies observers that the members of a set have changed.
  ///
  /// - Parameters:
  ///   - key: The key of the set.
  ///   - mutationKind: The kind of the change.
  ///   - objects: The objects of the change.
  public func didChangeValue(
    forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind,
    using objects: Set<AnyHashable>
  ) {
    KeyValueObservers.notify(self, PropertyChange(key, .members(mutationKind, objects)), .after)
  }

  /// Returns an array whose changes change the property with a key, and are observed one by one.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    KeyedMutableArray(KeyedCollection(object: self, key: key))
  }

  /// Returns an array whose changes change the property at a key path, and are observed one by one.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    let (object, key) = KeyedAccess.owner(ofValueAt: keyPath, from: self)
    return object.mutableArrayValue(forKey: key)
  }

  /// Returns a set whose changes change the property with a key, and are observed one by one.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    KeyedMutableSet(KeyedCollection(object: self, key: key))
  }

  /// Returns a set whose changes change the property at a key path, and are observed one by one.
  public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
    let (object, key) = KeyedAccess.owner(ofValueAt: keyPath, from: self)
    return object.mutableSetValue(forKey: key)
  }

  /// Returns an ordered set whose changes change the property with a key, and are observed one by
  /// one.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    KeyedMutableOrderedSet(KeyedCollection(object: self, key: key, isOrderedSet: true))
  }

  /// Returns an ordered set whose changes change the property at a key path, and are observed one
  /// by one.
  public func mutableOrderedSetValue(forKeyPath keyPath: String) -> NSMutableOrderedSet {
    let (object, key) = KeyedAccess.owner(ofValueAt: keyPath, from: self)
    return object.mutableOrderedSetValue(forKey: key)
  }
}
