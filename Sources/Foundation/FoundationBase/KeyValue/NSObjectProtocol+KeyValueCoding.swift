// Key-value coding.
// Source: ObjectiveC.KC1–KC8
extension NSObjectProtocol where Self: NSObject {
  /// Returns the value of a property by its key.
  ///
  /// Numbers are boxed in `NSNumber` (ObjectiveC.KC1).
  public func value(forKey key: String) -> Any? {
    guard let own = self as? any _KVGet else { return _val(forKey: key) }
    return own.value(forKey: key)
  }

  /// Sets a property by its key (ObjectiveC.KC1).
  public func setValue(_ value: Any?, forKey key: String) {
    guard let own = self as? any _KVSet else { return _setVal(value, forKey: key) }
    own.setValue(value, forKey: key)
  }

  /// Returns the value at a key path; nil if an intermediate value is nil (ObjectiveC.KC5).
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let own = self as? any _KVGetPath else { return _val(forKeyPath: keyPath) }
    return own.value(forKeyPath: keyPath)
  }

  /// Sets the property at a key path (ObjectiveC.KC5).
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let own = self as? any _KVSetPath else { return _setVal(value, forKeyPath: keyPath) }
    own.setValue(value, forKeyPath: keyPath)
  }

  /// Returns the value of an undefined key.
  ///
  /// Without an override it traps (ObjectiveC.KC2).
  public func value(forUndefinedKey key: String) -> Any? {
    guard let own = self as? any _KVGetUndefined else { return _val(forUndefinedKey: key) }
    return own.value(forUndefinedKey: key)
  }

  /// Handles the value of an undefined key.
  ///
  /// Without an override it traps (ObjectiveC.KC2).
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    guard let own = self as? any _KVSetUndefined else {
      return _setVal(value, forUndefinedKey: key)
    }
    own.setValue(value, forUndefinedKey: key)
  }

  /// Handles nil for a property that cannot be nil.
  ///
  /// Without an override it traps (ObjectiveC.KC4).
  public func setNilValueForKey(_ key: String) {
    guard let own = self as? any _KVSetNil else { return _setNil(key) }
    own.setNilValueForKey(key)
  }

  /// Returns the values for several keys, with `NSNull` for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Sets several properties by their keys.
  ///
  /// `NSNull` stands for nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }
}

/// The implementations of `NSObject`, which lowered sources call in place of `super`.
extension NSObjectProtocol where Self: NSObject {
  /// Returns the value of a property by its key.
  public func _val(forKey key: String) -> Any? { KeyedAccess.value(key, of: self) }

  /// Sets a property by its key.
  public func _setVal(_ value: Any?, forKey key: String) {
    KeyedAccess.set(value, key, of: self)
  }

  /// Returns the value at a key path.
  public func _val(forKeyPath keyPath: String) -> Any? {
    KeyedAccess.value(path: keyPath, of: self)
  }

  /// Sets the property at a key path.
  public func _setVal(_ value: Any?, forKeyPath keyPath: String) {
    KeyedAccess.set(value, path: keyPath, of: self)
  }

  /// Traps, because the key is undefined.
  public func _val(forUndefinedKey key: String) -> Any? {
    KeyedAccess.fail(undefinedKey: key, self, "valueForUndefinedKey:")
  }

  /// Traps, because the key is undefined.
  public func _setVal(_ value: Any?, forUndefinedKey key: String) {
    KeyedAccess.fail(undefinedKey: key, self, "setValue:forUndefinedKey:")
  }

  /// Traps, because the property cannot be nil.
  public func _setNil(_ key: String) {
    NSException(
      name: .invalidArgumentException,
      reason: "[\(self) setNilValueForKey]: could not set nil as the value for the key \(key)."
    ).raise()
  }
}
