import Synchronization

/// Who observes objects.
enum KeyValueObservers {
  /// Adds an observer, and forgets those of objects that are gone.
  static func add(_ observer: any ChangeObserver, to object: NSObject) {
    lock.withLock {
      if tables.count > max(32, 2 * sweptCount) {
        tables = tables.filter { $0.value.object != nil }
        sweptCount = tables.count
      }
      let place = ObjectIdentifier(object)
      if tables[place]?.object !== object { tables[place] = Table(object: object) }
      tables[place]?.observers.append(observer)
    }
    _ = listen
  }

  /// The observer that is such a one, the latest first.
  static func last<Kind: ChangeObserver>(
    of object: NSObject, where isMeant: (Kind) -> Bool
  ) -> Kind? {
    observers(of: object).reversed().lazy.compactMap { $0 as? Kind }.first(where: isMeant)
  }

  /// Takes an observer away.
  static func remove(_ observer: any ChangeObserver, from object: NSObject) {
    lock.withLock {
      let place = ObjectIdentifier(object)
      guard tables[place]?.object === object else { return }
      tables[place]?.observers.removeAll { $0 === observer }
      if tables[place]?.observers.isEmpty == true { tables[place] = nil }
    }
  }

  /// Those of an object, in the order in which they came.
  static func observers(of object: NSObject) -> [any ChangeObserver] {
    // Most programs observe nothing, and their properties should not pay for it.
    guard isAnybodyThere.load(ordering: .relaxed) else { return [] }
    return lock.withLock {
      let table = tables[ObjectIdentifier(object)]
      return table?.object === object ? table?.observers ?? [] : []
    }
  }

  /// Tells those who observe an object that something about it changes, or has.
  static func tell(
    _ object: NSObject, _ change: @autoclosure () -> PropertyChange,
    _ moment: PropertyChanges.Moment, byItself: Bool = false
  ) {
    let observers = observers(of: object)
    guard !observers.isEmpty else { return }
    let change = change()
    guard !byItself || change.isToldByItself(of: object), !isTold(change, of: object) else {
      return
    }
    for observer in observers {
      switch moment {
      case .before: observer.willChange(change, of: object)
      case .after: observer.didChange(change, of: object)
      }
    }
  }

  /// Sets a property by its name, and tells of it once, whether it tells by itself or not.
  static func telling(_ object: NSObject, _ property: KeyedProperty, _ set: () -> Bool) -> Bool {
    guard !observers(of: object).isEmpty else { return set() }
    let change = PropertyChange(property.keyPath)
    guard change.isToldByItself(of: object), !isTold(change, of: object) else { return set() }
    tell(object, change, .before)
    lock.withLock { told.append((ObjectIdentifier(object), change.names)) }
    let isSet = set()
    lock.withLock { _ = told.popLast() }
    tell(object, change, .after)
    return isSet
  }

  /// Whether a change is being told of, by who sets it by name.
  private static func isTold(_ change: PropertyChange, of object: NSObject) -> Bool {
    lock.withLock {
      told.contains { $0 == ObjectIdentifier(object) && !$1.isDisjoint(with: change.names) }
    }
  }

  private struct Table {
    weak var object: NSObject?
    var observers: [any ChangeObserver] = []
  }

  private static let lock = NSRecursiveLock()
  private static let isAnybodyThere = Atomic(false)

  /// Hears of the properties that rewritten sources have, from the first observer on.
  private static let listen: Void = {
    isAnybodyThere.store(true, ordering: .relaxed)
    PropertyChanges.listen { object, keyPath, moment in
      guard let object = object as? NSObject else { return }
      tell(object, PropertyChange(keyPath), moment, byItself: true)
    }
  }()
  private nonisolated(unsafe) static var tables: [ObjectIdentifier: Table] = [:]
  private nonisolated(unsafe) static var sweptCount = 0
  /// What is being set by name: the objects, and the names of their properties.
  private nonisolated(unsafe) static var told: [(ObjectIdentifier, Set<String>)] = []
}
