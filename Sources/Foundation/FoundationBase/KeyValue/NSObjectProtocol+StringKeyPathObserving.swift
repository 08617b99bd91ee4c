// Key-value observing with string key paths.
// Source: ObjectiveC.KO1–KO6
extension NSObjectProtocol where Self: NSObject {
  /// Adds an observer of the value at a key path (ObjectiveC.KO1).
  ///
  /// - Parameters:
  ///   - observer: The observer, whose `observeValue(forKeyPath:of:change:context:)` is called. It
  ///     is not retained.
  ///   - keyPath: The key path.
  ///   - options: The options.
  ///   - context: The context, which identifies the observation.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    StringKeyPathObserver(observer, self, keyPath, options, context).begin()
  }

  /// Removes the observer that was added last for a key path (ObjectiveC.KO2).
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }

  /// Removes the observer of a key path with a context (ObjectiveC.KO2).
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove(observer, keyPath) { $0.context == context }
  }

  /// Called when an observed value changes.
  ///
  /// Without an override it traps (ObjectiveC.KO3).
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let own = self as? any _KVObserve else {
      return _observed(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    own.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }

  /// Notifies observers that a property is about to change, by its key.
  public func willChangeValue(forKey key: String) {
    KeyValueObservers.notify(self, PropertyChange(key), .before)
  }

  /// Notifies observers that a property has changed, by its key.
  public func didChangeValue(forKey key: String) {
    KeyValueObservers.notify(self, PropertyChange(key), .after)
  }

  /// Returns whether a property notifies observers automatically (ObjectiveC.KO5).
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool {
    guard let own = self as? any _KVAutomatic.Type else { return true }
    return own.automaticallyNotifiesObservers(forKey: key)
  }

  /// Returns the key paths that affect a property (ObjectiveC.KO4).
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    guard let own = self as? any _KVAffecting.Type else { return [] }
    return own.keyPathsForValuesAffectingValue(forKey: key)
  }

  private func remove(
    _ observer: NSObject, _ path: String, _ matches: (StringKeyPathObserver) -> Bool
  ) {
    let found: StringKeyPathObserver? = KeyValueObservers.last(of: self) {
      $0.reports(to: observer) && $0.path == path && $0.isRooted(at: self) && matches($0)
    }
    guard let found else {
      NSException(
        name: .rangeException,
        reason: "Cannot remove an observer \(observer) for the key path \"\(path)\" from \(self) "
          + "because it is not registered as an observer."
      ).raise()
    }
    found.end()
  }
}

/// The implementations of `NSObject`, which lowered sources call in place of `super`.
extension NSObjectProtocol where Self: NSObject {
  /// Traps, because the notification is not handled.
  public func _observed(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    NSException(
      name: .internalInconsistencyException,
      reason:
        "\(self): An -observeValueForKeyPath:ofObject:change:context: message was received but "
        + "not handled. Key path: \(keyPath ?? "nil")"
    ).raise()
  }

  /// Returns true: by default properties notify observers automatically.
  public static func _automatic(forKey key: String) -> Bool { true }

  /// Returns an empty set: by default a property is not affected by others.
  public static func _affecting(forKey key: String) -> Set<String> { [] }
}
