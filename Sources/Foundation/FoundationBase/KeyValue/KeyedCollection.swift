/// The collection that an object has for a key, which the mutable collections of key-value coding
/// change.
// Source: ObjectiveC.KC15
struct KeyedCollection {
  /// The object.
  let object: NSObject
  /// The key.
  let key: String
  /// Whether a value that is nil becomes an ordered set.
  var isOrderedSet = false

  /// Returns the elements of an array or ordered set; none if the value is nil.
  var elements: [Any] {
    switch value {
    case let array as NSArray: array.map(\.self)
    case let set as NSOrderedSet: set.map(\.self)
    default: []
    }
  }

  /// Returns the members of a set; none if the value is nil.
  var members: NSSet { value as? NSSet ?? NSSet() }

  /// Inserts an element.
  func insert(_ element: Any, at index: Int) {
    change(.insertion, index, "insertObject:in\(name)AtIndex:", [element, index]) {
      $0.insert(element, at: index)
    }
  }

  /// Removes an element.
  func remove(at index: Int) {
    change(.removal, index, "removeObjectFrom\(name)AtIndex:", [index]) { $0.remove(at: index) }
  }

  /// Replaces an element.
  func replace(at index: Int, with element: Any) {
    change(.replacement, index, "replaceObjectIn\(name)AtIndex:withObject:", [index, element]) {
      $0[index] = element
    }
  }

  /// Sets all elements.
  func set(_ elements: [Any]) {
    object.setValue(
      isOrderedSet ? NSMutableOrderedSet(array: elements) : NSMutableArray(array: elements),
      forKey: key)
  }

  /// Changes the members of a set.
  func change(_ kind: NSKeyValueSetMutationKind, _ members: Set<AnyHashable>) {
    let change = PropertyChange(key, .members(kind, members))
    KeyValueObservers.changeNotifying(object, change) {
      let known = self.members as? Set<AnyHashable> ?? []
      let new =
        switch kind {
        case .union: known.union(members)
        case .minus: known.subtracting(members)
        case .intersect: known.intersection(members)
        case .set: members
        }
      object.setValue(NSMutableSet(array: Array(new)), forKey: key)
    }
  }

  // MARK: Internals

  private var value: NSObject? { object.value(forKey: key).flatMap(KeyedAccess.asObject) }

  private var name: String { key.prefix(1).uppercased() + key.dropFirst() }

  /// Calls the object's accessor method, if it has one, or else sets a changed collection.
  private func change(
    _ kind: NSKeyValueChange, _ index: Int, _ accessor: String, _ arguments: [Any],
    _ body: (inout [Any]) -> Void
  ) {
    let change = PropertyChange(key, .indexes(kind, IndexSet(integer: index)))
    KeyValueObservers.changeNotifying(object, change) {
      if perform(accessor, arguments) { return }
      let isOrderedSet = isOrderedSet || value is NSOrderedSet
      var elements = elements
      body(&elements)
      object.setValue(
        isOrderedSet ? NSMutableOrderedSet(array: elements) : NSMutableArray(array: elements),
        forKey: key)
    }
  }

  /// Calls an accessor method of the object on the main thread; returns whether the object has it.
  private func perform(_ accessor: String, _ arguments: [Any]) -> Bool {
    guard Thread.isMainThread else { return false }
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let (object, arguments) = (object, arguments)
    return MainActor.assumeIsolated { Selector(accessor).perform(on: object, with: arguments) }
  }
}
