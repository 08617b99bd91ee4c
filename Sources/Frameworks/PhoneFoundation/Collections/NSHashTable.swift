/// A set of objects that need not keep them alive.
///
/// On Linux its elements may be of any type of objects, as a protocol's; those of one that is gone are
/// not there any more.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var buckets: [Int: [KeptObject<ObjectType>]] = [:]

  /// Makes an empty one.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options
  }

  /// Makes an empty one.
  public convenience init(options: NSPointerFunctions.Options) {
    self.init(options: options, capacity: 0)
  }

  /// Makes an empty one that keeps its objects alive.
  public override convenience init() { self.init(options: [], capacity: 0) }

  /// Makes an empty one that keeps nothing alive.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory, capacity: 0)
  }

  /// The objects that are there, in no particular order.
  open var allObjects: [ObjectType] { buckets.values.flatMap { $0.compactMap(\.object) } }

  /// How many objects are there.
  ///
  /// - Complexity: O(*n*), as those that are gone do not count.
  open var count: Int { allObjects.count }

  /// One of the objects; nil if there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects that are there, as a set.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Adds an object, unless one like it is there.
  open func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    let kept = KeptObject(object, options)
    buckets[kept.hash, default: []].removeAll { $0.object == nil }
    buckets[kept.hash, default: []].append(kept)
    sweepIfLarge()
  }

  /// Takes out an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = KeptObject.hash(object, options)
    buckets[hash]?.removeAll { $0.object == nil || $0.isSame(as: object) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Takes out all objects.
  open func removeAllObjects() { buckets = [:] }

  /// Whether an object like it is there.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object that is like it.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return buckets[KeptObject.hash(object, options)]?.first { $0.isSame(as: object) }?.object
  }

  /// Goes through the objects that are there now.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Whether one of the objects is in another table.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains(where: other.contains)
  }

  /// Whether all of the objects are in another table.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy(other.contains)
  }

  /// Adds all of another table.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Takes out all that are in another table.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  /// Takes out all that are not in another table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  // MARK: Internals

  private var sweptCount = 0

  /// Throws away the places of what is gone, whenever there are twice as many as there were.
  private func sweepIfLarge() {
    guard buckets.count > max(16, 2 * sweptCount) else { return }
    buckets = buckets.filter { $0.value.contains { $0.object != nil } }
    sweptCount = buckets.count
  }
}
