/// A table of objects by other objects that need keep neither alive.
///
/// An entry is there while both are.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Entry {
    let key: KeptObject<KeyType>
    let value: KeptObject<ObjectType>
    var isThere: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]
  private var sweptCount = 0

  /// Makes an empty one.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
  }

  /// Makes an empty one.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  /// Makes an empty one that keeps keys and objects alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Makes an empty one that keeps the objects alive, and not the keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Makes an empty one that keeps the keys alive, and not the objects.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Makes an empty one that keeps nothing alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How many entries are there.
  ///
  /// - Complexity: O(*n*), as those that are gone do not count.
  open var count: Int { pairs.count }

  /// The object of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let bucket = buckets[KeptObject.hash(aKey, keyOptions)]
    return bucket?.first { $0.key.isSame(as: aKey) }?.value.object
  }

  /// Puts an object under a key, in place of what was there.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    let key = KeptObject(aKey, keyOptions)
    let entry = Entry(key: key, value: KeptObject(anObject, valueOptions))
    buckets[key.hash, default: []].append(entry)
    guard buckets.count > max(16, 2 * sweptCount) else { return }
    buckets = buckets.filter { $0.value.contains(where: \.isThere) }
    sweptCount = buckets.count
  }

  /// Takes out a key with its object.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = KeptObject.hash(aKey, keyOptions)
    buckets[hash]?.removeAll { !$0.isThere || $0.key.isSame(as: aKey) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Takes out all.
  open func removeAllObjects() { buckets = [:] }

  /// Goes through the keys that are there now.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.map(\.0)).objectEnumerator() }

  /// Goes through the objects that are there now; nil if there are none.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: pairs.map(\.1)).objectEnumerator()
  }

  /// All that is there, as a dictionary.
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
