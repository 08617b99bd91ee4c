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
      for observer in observers(of: object) {
        switch moment {
        case .before: observer.willChange(keyPath, of: object)
        case .after: observer.didChange(keyPath, of: object)
        }
      }
    }
  }()
  private nonisolated(unsafe) static var tables: [ObjectIdentifier: Table] = [:]
  private nonisolated(unsafe) static var sweptCount = 0
}
