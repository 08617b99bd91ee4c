/// A dictionary that may hold its keys and values weakly.
///
/// An entry disappears when its key or its value is deallocated.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Entry {
    let key: ObjectReference<KeyType>
    let value: ObjectReference<ObjectType>
    var isThere: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]
  private var sweptCount = 0

  /// Creates an empty collection.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
  }

  /// Creates an empty collection.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  /// Creates an empty table with strong keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Creates an empty table with weak keys and strong values.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Creates an empty table with strong keys and weak values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Creates an empty collection with weak references.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries.
  ///
  /// - Complexity: O(*n*), as deallocated objects are not counted.
  open var count: Int { pairs.count }

  /// Returns the value for a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let bucket = buckets[ObjectReference.hash(aKey, keyOptions)]
    return bucket?.first { $0.key.isSame(as: aKey) }?.value.object
  }

  /// Sets the value for a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    let key = ObjectReference(aKey, keyOptions)
    let entry = Entry(key: key, value: ObjectReference(anObject, valueOptions))
    buckets[key.hash, default: []].append(entry)
    guard buckets.count > max(16, 2 * sweptCount) else { return }
    buckets = buckets.filter { $0.value.contains(where: \.isThere) }
    sweptCount = buckets.count
  }

  /// Removes the entry of a key.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = ObjectReference.hash(aKey, keyOptions)
    buckets[hash]?.removeAll { !$0.isThere || $0.key.isSame(as: aKey) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Removes all entries.
  open func removeAllObjects() { buckets = [:] }

  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.map(\.0)).objectEnumerator() }

  /// Returns an enumerator of the values.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: pairs.map(\.1)).objectEnumerator()
  }

  /// Returns the entries as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    let found = pairs.compactMap { key, value in (key as? AnyHashable).map { ($0, value) } }
    return Dictionary(found, uniquingKeysWith: { $1 })
  }

  private var pairs: [(KeyType, ObjectType)] {
    buckets.values.joined().compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }
}
