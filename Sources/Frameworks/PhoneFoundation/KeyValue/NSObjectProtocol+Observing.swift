extension NSObjectProtocol where Self: NSObject {
  /// Observes a property that tells of its changes (KV1).
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What is to be told.
  ///   - changeHandler: Is told, on the thread that changes it.
  /// - Returns: What ends the observing, when it is invalidated or nobody keeps it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = PropertyObserver(keyPath, options) { object, change in
      guard let object = object as? Self else { return }
      changeHandler(object, change)
    }
    KeyValueObservers.add(observer, to: self)
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      KeyValueObservers.remove(observer, from: self)
    }
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil,
          oldValue: nil, indexes: nil, isPrior: false))
    }
    return observation
  }

  /// Says that a property is about to change; what an observable property says before (KV2).
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.tell(self, PropertyChange(keyPath), .before)
  }

  /// Says that a property has changed; what an observable property says after (KV2).
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.tell(self, PropertyChange(keyPath), .after)
  }
}
