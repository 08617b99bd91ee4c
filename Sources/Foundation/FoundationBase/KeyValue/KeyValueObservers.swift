import Synchronization

/// The key-value observers of objects, until these are deallocated.
enum KeyValueObservers {
  /// Adds an observer.
  static func add(_ observer: any ChangeObserver, to object: NSObject) {
    // Nothing removes the observers of an object whose deinitializer runs.
    guard ReportedDeallocation.observe(object) else { return }
    lock.withLock { tables[ObjectIdentifier(object), default: []].append(observer) }
    _ = installHandler
  }

  /// Returns the most recently added observer of an object that matches; the object may be in its
  /// `deinit`.
  static func last<Kind: ChangeObserver>(
    of object: NSObject, where matches: (Kind) -> Bool
  ) -> Kind? {
    let observers = lock.withLock { tables[ObjectIdentifier(object)] ?? [] }
    return observers.reversed().lazy.compactMap { $0 as? Kind }.first(where: matches)
  }

  /// Removes an observer of an object, which may be in its `deinit` or gone.
  static func remove(_ observer: any ChangeObserver, from identifier: ObjectIdentifier) {
    // Releasing what a handler has captured may run code of the app, so it happens after unlocking.
    let old = lock.withLock {
      let old = tables[identifier]
      tables[identifier]?.removeAll { $0 === observer }
      if tables[identifier]?.isEmpty == true { tables[identifier] = nil }
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Removes an observer of an object, which may be in its `deinit` or deallocated.
  static func removeAll(of identifier: ObjectIdentifier) {
    guard areInUse else { return }
    let old = lock.withLock { tables.removeValue(forKey: identifier) }
    withExtendedLifetime(old) {}
  }

  /// Whether any object was ever observed.
  static var areInUse: Bool { hasObservers.load(ordering: .relaxed) }

  /// Returns the observers of an object in the order of their addition.
  static func observers(of object: NSObject) -> [any ChangeObserver] {
    // Most programs observe nothing, so the common case is one atomic load.
    guard areInUse else { return [] }
    return lock.withLock { tables[ObjectIdentifier(object)] ?? [] }
  }

  /// Notifies an object's observers before or after a change.
  static func notify(
    _ object: NSObject, _ change: @autoclosure () -> PropertyChange,
    _ phase: PropertyChanges.Phase, automatically: Bool = false
  ) {
    let observers = observers(of: object)
    guard !observers.isEmpty else { return }
    let change = change()
    guard !automatically || change.isAutomatic(of: object), !isInProgress(change, of: object) else {
      return
    }
    for observer in observers {
      switch phase {
      case .before: observer.willChange(change, of: object)
      case .after: observer.didChange(change, of: object)
      }
    }
  }

  /// Sets a property by its name and notifies observers exactly once, whether or not the property
  /// is observable itself.
  static func setNotifying(_ object: NSObject, _ property: KeyedProperty, _ set: () -> Bool) -> Bool
  {
    changeNotifying(object, PropertyChange(property.keyPath), set)
  }

  /// Changes a property and notifies observers exactly once, whatever the change sets.
  static func changeNotifying<Result>(
    _ object: NSObject, _ change: @autoclosure () -> PropertyChange, _ body: () -> Result
  ) -> Result {
    guard !observers(of: object).isEmpty else { return body() }
    let change = change()
    guard change.isAutomatic(of: object), !isInProgress(change, of: object) else { return body() }
    notify(object, change, .before)
    let stack = ChangesInProgress.ofThread
    stack.changes.append((ObjectIdentifier(object), change.names))
    let result = body()
    stack.changes.removeLast()
    notify(object, change, .after)
    return result
  }

  /// Returns whether a setter by name already notifies of the change, on this thread.
  private static func isInProgress(_ change: PropertyChange, of object: NSObject) -> Bool {
    ChangesInProgress.ofThread.changes.contains {
      $0 == ObjectIdentifier(object) && !$1.isDisjoint(with: change.names)
    }
  }

  /// The properties that a thread is setting by name: their objects and names, the innermost last.
  private final class ChangesInProgress: NSObject {
    var changes: [(ObjectIdentifier, Set<String>)] = []

    /// The changes of the current thread.
    static var ofThread: ChangesInProgress {
      let storage = Thread.current.threadDictionary
      if let known = storage[key] as? ChangesInProgress { return known }
      let new = ChangesInProgress()
      storage[key] = new
      return new
    }

    private static let key = "dev.tactus.changes-in-progress"
  }

  private static let lock = NSRecursiveLock()
  private static let hasObservers = Atomic(false)

  /// Installs the handler of changes of observable properties, with the first observer.
  private static let installHandler: Void = {
    hasObservers.store(true, ordering: .relaxed)
    PropertyChanges.setHandler { object, keyPath, phase in
      guard let object = object as? NSObject else { return }
      notify(object, PropertyChange(keyPath), phase, automatically: true)
    }
  }()
  // Unchecked because the lock beside it guards them.
  private nonisolated(unsafe) static var tables: [ObjectIdentifier: [any ChangeObserver]] = [:]
}
