// Observing by name.
// Source: Documentation/Behaviour/ObjectiveC.md (KO1–KO6)
extension NSObjectProtocol where Self: NSObject {
  /// Has an object told of changes at the end of a path (KO1).
  ///
  /// - Parameters:
  ///   - observer: Whose `observeValue(forKeyPath:of:change:context:)` is called, as long as it lives; it is
  ///     not kept alive.
  ///   - keyPath: Names parted by dots.
  ///   - options: What is to be told.
  ///   - context: What the observer knows the observing by.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    NamedObserver(observer, self, keyPath, options, context).begin()
  }

  /// Has an object told no more, of what it was told last by that path (KO2).
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }

  /// Has an object told no more of what it knows by a context (KO2).
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove(observer, keyPath) { $0.context == context }
  }

  /// Is told of what it observes; without an override the program ends (KO3).
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let own = self as? any _KVObserve else {
      return _observed(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    own.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }

  /// Says that a property is about to change, by its name.
  public func willChangeValue(forKey key: String) {
    KeyValueObservers.tell(self, PropertyChange(key), .before)
  }

  /// Says that a property has changed, by its name.
  public func didChangeValue(forKey key: String) {
    KeyValueObservers.tell(self, PropertyChange(key), .after)
  }

  /// Whether a property tells of its changes by itself (KO5).
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool {
    guard let own = self as? any _KVAutomatic.Type else { return true }
    return own.automaticallyNotifiesObservers(forKey: key)
  }

  /// The names of the properties of which one is made (KO4).
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    guard let own = self as? any _KVAffecting.Type else { return [] }
    return own.keyPathsForValuesAffectingValue(forKey: key)
  }

  private func remove(
    _ observer: NSObject, _ path: String, _ isMeant: (NamedObserver) -> Bool
  ) {
    let found: NamedObserver? = KeyValueObservers.last(of: self) {
      $0.observer === observer && $0.path == path && $0.isOf(self) && isMeant($0)
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

/// What an object does that overrides nothing; lowered sources say these where they said `super`.
extension NSObjectProtocol where Self: NSObject {
  /// Ends the program: nobody knows what to do with what was told.
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

  /// Every property tells of its changes by itself.
  public static func _automatic(forKey key: String) -> Bool { true }

  /// A property is made of no others.
  public static func _affecting(forKey key: String) -> Set<String> { [] }
}
