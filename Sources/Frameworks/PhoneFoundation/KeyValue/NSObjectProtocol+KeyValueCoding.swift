// Values by name.
// Source: Documentation/Behaviour/ObjectiveC.md (KC1–KC8)
extension NSObjectProtocol where Self: NSObject {
  /// The value of a property by its name; numbers are `NSNumber` (KC1).
  public func value(forKey key: String) -> Any? {
    guard let own = self as? any _KVGet else { return _val(forKey: key) }
    return own.value(forKey: key)
  }

  /// Sets a property by its name (KC1).
  public func setValue(_ value: Any?, forKey key: String) {
    guard let own = self as? any _KVSet else { return _setVal(value, forKey: key) }
    own.setValue(value, forKey: key)
  }

  /// The value at the end of names that are parted by dots; nil where one on the way is nil (KC5).
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let own = self as? any _KVGetPath else { return _val(forKeyPath: keyPath) }
    return own.value(forKeyPath: keyPath)
  }

  /// Sets the property at the end of names that are parted by dots (KC5).
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let own = self as? any _KVSetPath else { return _setVal(value, forKeyPath: keyPath) }
    own.setValue(value, forKeyPath: keyPath)
  }

  /// The value of a name that is no property's; without an override the program ends (KC2).
  public func value(forUndefinedKey key: String) -> Any? {
    guard let own = self as? any _KVGetUndefined else { return _val(forUndefinedKey: key) }
    return own.value(forUndefinedKey: key)
  }

  /// Takes the value of a name that is no property's; without an override the program ends (KC2).
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    guard let own = self as? any _KVSetUndefined else {
      return _setVal(value, forUndefinedKey: key)
    }
    own.setValue(value, forUndefinedKey: key)
  }

  /// Is told that a property that cannot be nil is set to it; without an override the program ends (KC4).
  public func setNilValueForKey(_ key: String) {
    guard let own = self as? any _KVSetNil else { return _setNil(key) }
    own.setNilValueForKey(key)
  }

  /// The values of several properties by their names; `NSNull` for what is nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Sets several properties by their names; `NSNull` is nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }
}

/// What an object does that overrides nothing; lowered sources say these where they said `super`.
extension NSObjectProtocol where Self: NSObject {
  /// The value of a property by its name.
  public func _val(forKey key: String) -> Any? { KeyedAccess.value(key, of: self) }

  /// Sets a property by its name.
  public func _setVal(_ value: Any?, forKey key: String) {
    KeyedAccess.set(value, key, of: self)
  }

  /// The value at the end of names that are parted by dots.
  public func _val(forKeyPath keyPath: String) -> Any? {
    KeyedAccess.value(path: keyPath, of: self)
  }

  /// Sets the property at the end of names that are parted by dots.
  public func _setVal(_ value: Any?, forKeyPath keyPath: String) {
    KeyedAccess.set(value, path: keyPath, of: self)
  }

  /// Ends the program: no property has the name.
  public func _val(forUndefinedKey key: String) -> Any? {
    KeyedAccess.complain(of: key, self, "valueForUndefinedKey:")
  }

  /// Ends the program: no property has the name.
  public func _setVal(_ value: Any?, forUndefinedKey key: String) {
    KeyedAccess.complain(of: key, self, "setValue:forUndefinedKey:")
  }

  /// Ends the program: the property cannot be nil.
  public func _setNil(_ key: String) {
    NSException(
      name: .invalidArgumentException,
      reason: "[\(self) setNilValueForKey]: could not set nil as the value for the key \(key)."
    ).raise()
  }
}
