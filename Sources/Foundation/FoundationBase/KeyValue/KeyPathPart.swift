/// A property in a key path through several objects.
struct KeyPathPart: Sendable {
  /// Returns the value of an object's property; nil also for an object of another type.
  let value: @Sendable (Any) -> Any?
  /// Returns an observer of the property; its handler receives whether the change is still to come.
  let observer: @Sendable (@escaping (Bool) -> Void) -> any ChangeObserver

  init<Root, Value>(_ keyPath: KeyPath<Root, Value>) {
    // Key paths are immutable.
    nonisolated(unsafe) let keyPath = keyPath
    value = { object in
      (object as? Root).flatMap { PropertyValue.unwrapped($0[keyPath: keyPath]) }
    }
    observer = { handler in PropertyObserver(keyPath, .prior) { handler($1.isPrior) } }
  }
}
