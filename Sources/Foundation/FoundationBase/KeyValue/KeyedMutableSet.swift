/// The set that an object has for a key, which it changes (ObjectiveC.KC15).
///
/// Each access queries the object again. A copy is independent.
final class KeyedMutableSet: NSMutableSet {
  /// The object's collection; nil for a set that is made by a required initializer.
  private let collection: KeyedCollection?

  init(_ collection: KeyedCollection) {
    self.collection = collection
    super.init(capacity: 0)
  }

  required init(capacity: Int) {
    collection = nil
    super.init(capacity: capacity)
  }

  required init?(coder: NSCoder) {
    guard let decoded = NSSet(coder: coder) else { return nil }
    collection = nil
    super.init(capacity: decoded.count)
    addObjects(from: decoded.allObjects)
  }

  // MARK: Reading

  override var count: Int { collection?.members.count ?? super.count }

  override func member(_ object: Any) -> Any? {
    collection.map { $0.members.member(object) } ?? super.member(object)
  }

  override func objectEnumerator() -> NSEnumerator {
    collection?.members.objectEnumerator() ?? super.objectEnumerator()
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    collection.map { NSSet(set: $0.members) } ?? super.copy(with: zone)
  }

  override func mutableCopy(with zone: NSZone? = nil) -> Any {
    collection.map { NSMutableSet(array: $0.members.allObjects) } ?? super.mutableCopy(with: zone)
  }

  // MARK: Changing

  override func add(_ object: Any) { change(.union, [object]) { super.add(object) } }

  override func remove(_ object: Any) { change(.minus, [object]) { super.remove(object) } }

  override func addObjects(from array: [Any]) {
    change(.union, array) { super.addObjects(from: array) }
  }

  override func union(_ otherSet: Set<AnyHashable>) {
    change(.union, Array(otherSet)) { super.union(otherSet) }
  }

  override func minus(_ otherSet: Set<AnyHashable>) {
    change(.minus, Array(otherSet)) { super.minus(otherSet) }
  }

  override func intersect(_ otherSet: Set<AnyHashable>) {
    change(.intersect, Array(otherSet)) { super.intersect(otherSet) }
  }

  override func removeAllObjects() { change(.set, []) { super.removeAllObjects() } }

  override func setSet(_ otherSet: Set<AnyHashable>) {
    change(.set, Array(otherSet)) { super.setSet(otherSet) }
  }

  private func change(
    _ kind: NSKeyValueSetMutationKind, _ objects: [Any], orElse body: () -> Void
  ) {
    guard let collection else { return body() }
    collection.change(kind, Set(objects.compactMap { $0 as? AnyHashable }))
  }
}
