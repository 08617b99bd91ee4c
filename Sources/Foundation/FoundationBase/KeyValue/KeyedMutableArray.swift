/// The array that an object has for a key, which it changes (ObjectiveC.KC15).
///
/// Each access queries the object again. A copy is independent.
final class KeyedMutableArray: NSMutableArray {
  /// The object's collection; nil for an array that is made by a required initializer.
  private let collection: KeyedCollection?

  init(_ collection: KeyedCollection) {
    self.collection = collection
    super.init(capacity: 0)
  }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    collection = nil
    super.init(objects: objects, count: count)
  }

  required init(arrayLiteral elements: Any...) {
    collection = nil
    super.init(capacity: elements.count)
    addObjects(from: elements)
  }

  required init?(coder: NSCoder) {
    guard let decoded = NSArray(coder: coder) else { return nil }
    collection = nil
    super.init(capacity: decoded.count)
    addObjects(from: decoded.map(\.self))
  }

  // MARK: Reading

  override var count: Int { collection?.elements.count ?? super.count }

  override func object(at index: Int) -> Any {
    guard let collection else { return super.object(at: index) }
    let elements = collection.elements
    precondition(
      elements.indices.contains(index),
      "the index \(index) is beyond the \(elements.count) elements of '\(collection.key)'")
    return elements[index]
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    collection.map { NSArray(array: $0.elements) } ?? super.copy(with: zone)
  }

  override func mutableCopy(with zone: NSZone? = nil) -> Any {
    collection.map { NSMutableArray(array: $0.elements) } ?? super.mutableCopy(with: zone)
  }

  // MARK: Changing

  override func insert(_ anObject: Any, at index: Int) {
    guard let collection else { return super.insert(anObject, at: index) }
    collection.insert(anObject, at: index)
  }

  override func removeObject(at index: Int) {
    guard let collection else { return super.removeObject(at: index) }
    collection.remove(at: index)
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    guard let collection else { return super.replaceObject(at: index, with: anObject) }
    collection.replace(at: index, with: anObject)
  }

  override subscript(index: Int) -> Any {
    get { object(at: index) }
    // Documented: an element set at the index after the last one is appended.
    set { index == count ? add(newValue) : replaceObject(at: index, with: newValue) }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }

  override func removeLastObject() { removeObject(at: count - 1) }

  override func removeAllObjects() {
    for index in (0..<count).reversed() { removeObject(at: index) }
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    let (one, other) = (object(at: idx1), object(at: idx2))
    replaceObject(at: idx1, with: other)
    replaceObject(at: idx2, with: one)
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    // Elements are replaced as far as there are others (observed: tests of public packages).
    let shared = Swift.min(range.length, otherArray.count)
    for offset in 0..<shared {
      replaceObject(at: range.location + offset, with: otherArray[offset])
    }
    for offset in (shared..<range.length).reversed() { removeObject(at: range.location + offset) }
    for offset in shared..<otherArray.count {
      insert(otherArray[offset], at: range.location + offset)
    }
  }
}
