/// The ordered set that an object has for a key, which it changes (ObjectiveC.KC18).
///
/// Foundation reads some properties of an ordered set from its own storage, which no subclass can
/// replace. The storage therefore follows the object: it is renewed before each method that can be
/// overridden, and whenever the object announces a change.
final class KeyedMutableOrderedSet: NSMutableOrderedSet {
  /// The object's collection; nil for a set that is made by a required initializer.
  private let collection: KeyedCollection?
  private var follower: Follower?
  private var isRenewing = false

  init(_ collection: KeyedCollection) {
    self.collection = collection
    super.init(capacity: 0)
    renew()
    let follower = Follower(self)
    collection.object.addObserver(follower, forKeyPath: collection.key, options: [], context: nil)
    self.follower = follower
  }

  required init(arrayLiteral elements: Any...) {
    collection = nil
    super.init(capacity: elements.count)
    addObjects(from: elements)
  }

  required init?(coder: NSCoder) {
    guard let decoded = NSOrderedSet(coder: coder) else { return nil }
    collection = nil
    super.init(capacity: decoded.count)
    addObjects(from: decoded.map(\.self))
  }

  deinit {
    guard let collection, let follower else { return }
    collection.object.removeObserver(follower, forKeyPath: collection.key)
  }

  // MARK: Reading

  override var count: Int {
    renew()
    return super.count
  }

  override func object(at idx: Int) -> Any {
    renew()
    return super.object(at: idx)
  }

  override func index(of object: Any) -> Int {
    renew()
    return super.index(of: object)
  }

  override func contains(_ object: Any) -> Bool {
    renew()
    return super.contains(object)
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    collection.map { NSOrderedSet(array: $0.elements) } ?? super.copy(with: zone)
  }

  override func mutableCopy(with zone: NSZone? = nil) -> Any {
    collection.map { NSMutableOrderedSet(array: $0.elements) } ?? super.mutableCopy(with: zone)
  }

  // MARK: Changing

  override func insert(_ object: Any, at idx: Int) {
    change({ super.insert(object, at: idx) }) { collection in
      if !contains(object) { collection.insert(object, at: idx) }
    }
  }

  override func removeObject(at idx: Int) {
    change({ super.removeObject(at: idx) }) { $0.remove(at: idx) }
  }

  override func replaceObject(at idx: Int, with obj: Any) {
    change({ super.replaceObject(at: idx, with: obj) }) { $0.replace(at: idx, with: obj) }
  }

  override subscript(idx: Int) -> Any {
    get { object(at: idx) }
    // Documented: an element set at the index after the last one is added.
    set { setObject(newValue, at: idx) }
  }

  override func add(_ object: Any) {
    change({ super.add(object) }) { _ in insert(object, at: count) }
  }

  override func add(_ objects: UnsafePointer<AnyObject>?, count: Int) {
    for object in UnsafeBufferPointer(start: objects, count: count) { add(object) }
  }

  override func addObjects(from array: [Any]) {
    change({ super.addObjects(from: array) }) { _ in array.forEach(add) }
  }

  override func remove(_ val: Any) {
    change({ super.remove(val) }) { collection in
      let index = index(of: val)
      if index != NSNotFound { collection.remove(at: index) }
    }
  }

  override func removeAllObjects() {
    change({ super.removeAllObjects() }) { collection in
      for index in collection.elements.indices.reversed() { collection.remove(at: index) }
    }
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    change({ super.exchangeObject(at: idx1, withObjectAt: idx2) }) { collection in
      var elements = collection.elements
      elements.swapAt(idx1, idx2)
      collection.set(elements)
    }
  }

  override func intersect(_ other: NSOrderedSet) {
    change({ super.intersect(other) }) { _ in removeAll { !other.contains($0) } }
  }

  override func intersectSet(_ other: Set<AnyHashable>) {
    change({ super.intersectSet(other) }) { _ in
      removeAll { ($0 as? AnyHashable).map(other.contains) != true }
    }
  }

  override func sortRange(
    _ range: NSRange, options opts: NSSortOptions = [],
    usingComparator cmptr: (Any, Any) -> ComparisonResult
  ) {
    change({ super.sortRange(range, options: opts, usingComparator: cmptr) }) { collection in
      let elements = NSMutableOrderedSet(array: collection.elements)
      elements.sortRange(range, options: opts, usingComparator: cmptr)
      collection.set(elements.map(\.self))
    }
  }

  override func sort(using sortDescriptors: [NSSortDescriptor]) {
    change({ super.sort(using: sortDescriptors) }) { collection in
      let elements = NSMutableArray(array: collection.elements)
      elements.sort(using: sortDescriptors)
      collection.set(elements.map(\.self))
    }
  }

  // MARK: Internals

  /// Changes the object's collection, or the storage of a set without one.
  private func change(_ storage: () -> Void, _ body: (KeyedCollection) -> Void) {
    guard let collection, !isRenewing else { return storage() }
    body(collection)
    renew()
  }

  private func removeAll(where matches: (Any) -> Bool) {
    for object in collection?.elements ?? [] where matches(object) { remove(object) }
  }

  /// Makes the storage that of the object's collection.
  fileprivate func renew() {
    guard let collection, !isRenewing else { return }
    let elements = collection.elements.map { $0 as AnyObject }
    isRenewing = true
    defer { isRenewing = false }
    let isSame =
      super.count == elements.count
      && elements.indices.allSatisfy { super.object(at: $0) as AnyObject === elements[$0] }
    guard !isSame else { return }
    super.removeAllObjects()
    super.addObjects(from: elements)
  }

  /// The observer of the object.
  private final class Follower: NSObject, _KVObserve {
    private weak var set: KeyedMutableOrderedSet?

    init(_ set: KeyedMutableOrderedSet) { self.set = set }

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { set?.renew() }
  }
}
