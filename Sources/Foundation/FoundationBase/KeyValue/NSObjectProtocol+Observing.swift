/// An object whose properties can be observed by key paths; every object of Objective-C is one.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension NSObjectProtocol where Self: NSObject {
  /// Observes a property, also one of another object that a key path leads to (ObjectiveC.KV1,
  /// ObjectiveC.KV10).
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The options.
  ///   - changeHandler: The handler, called on the thread that changes the property.
  /// - Returns: The observation, which ends when it is invalidated or released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = observation(keyPath, options, changeHandler)
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil,
          oldValue: nil, indexes: nil, isPrior: false))
    }
    return observation
  }

  private func observation<Value>(
    _ keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if let parts = KeyPathRegistry.parts(of: keyPath) {
      let observer = KeyPathObserver(self, keyPath, parts, options, handler)
      return NSKeyValueObservation { observer.end() }
    }
    KeyPathRegistry.warnIfSeveral(keyPath)
    let observer = PropertyObserver(keyPath, options, handler)
    KeyValueObservers.add(observer, to: self)
    // Also after the object is gone: the observer keeps what the handler has captured.
    let identifier = ObjectIdentifier(self)
    return NSKeyValueObservation { KeyValueObservers.remove(observer, from: identifier) }
  }

  /// Notifies observers that a property is about to change.
  ///
  /// Observable properties do so automatically (ObjectiveC.KV2).
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.notify(self, PropertyChange(keyPath), .before)
  }

  /// Notifies observers that a property has changed.
  ///
  /// Observable properties do so automatically (ObjectiveC.KV2).
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.notify(self, PropertyChange(keyPath), .after)
  }
}
