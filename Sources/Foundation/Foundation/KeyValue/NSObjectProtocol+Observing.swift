/// An object whose properties can be observed by key paths; every object of Objective-C is one.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension NSObjectProtocol where Self: NSObject {
  /// Observes a property (ObjectiveC.KV1).
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
    let observer = PropertyObserver(keyPath, options) { object, change in
      guard let object = object as? Self else { return }
      changeHandler(object, change)
    }
    KeyValueObservers.add(observer, to: self)
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      KeyValueObservers.remove(observer, from: ObjectIdentifier(self))
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
