/// A set that may hold its objects weakly.
///
/// On Linux the elements may be of any class-bound type, such as a protocol. Deallocated objects
/// disappear from the table.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var buckets: [Int: [ObjectReference<ObjectType>]] = [:]

  /// Creates an empty collection.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options
  }

  /// Creates an empty collection.
  public convenience init(options: NSPointerFunctions.Options) {
    self.init(options: options, capacity: 0)
  }

  /// Creates an empty collection with strong references.
  public override convenience init() { self.init(options: [], capacity: 0) }

  /// Creates an empty collection with weak references.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory, capacity: 0)
  }

  /// The objects in the table, in no particular order.
  open var allObjects: [ObjectType] { buckets.values.flatMap { $0.compactMap(\.object) } }

  /// The number of objects.
  ///
  /// - Complexity: O(*n*), as deallocated objects are not counted.
  open var count: Int { allObjects.count }

  /// One of the objects; nil if the table is empty.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects as a set.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Adds an object, unless the table contains an equal one.
  open func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    let reference = ObjectReference(object, options)
    buckets[reference.hash, default: []].removeAll { $0.object == nil }
    buckets[reference.hash, default: []].append(reference)
    sweepIfLarge()
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = ObjectReference.hash(object, options)
    buckets[hash]?.removeAll { $0.object == nil || $0.isSame(as: object) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Removes all objects.
  open func removeAllObjects() { buckets = [:] }

  /// Returns whether the table contains an equal object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the equal object in the table.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return buckets[ObjectReference.hash(object, options)]?.first { $0.isSame(as: object) }?.object
  }

  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Returns whether both tables have an object in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains(where: other.contains)
  }

  /// Returns whether another table contains all objects of this one.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy(other.contains)
  }

  /// Adds the objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Removes the objects of another table.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  /// Removes the objects that are not in another table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  // MARK: Internals

  private var sweptCount = 0

  /// Removes the entries of deallocated objects whenever the number of buckets has doubled.
  private func sweepIfLarge() {
    guard buckets.count > max(16, 2 * sweptCount) else { return }
    buckets = buckets.filter { $0.value.contains { $0.object != nil } }
    sweptCount = buckets.count
  }
}
