extension NSObjectProtocol where Self: NSObject {
  /// The value of a property by its name; without one the program ends, as on an iPhone (KV4).
  public func value(forKey key: String) -> Any? {
    guard let value = KeyedProperties.value(key, of: self) else { complain(of: key, "has no") }
    return value
  }

  /// Sets a property by its name; without one that can be set the program ends (KV4).
  public func setValue(_ value: Any?, forKey key: String) {
    guard !KeyedProperties.set(value, key, of: self) else { return }
    complain(of: key, "cannot, by that name and to that value, set a")
  }

  /// The value at the end of names that are parted by dots; nil where one on the way is nil.
  public func value(forKeyPath keyPath: String) -> Any? {
    var object: NSObject? = self
    let keys = keyPath.split(separator: ".").map(String.init)
    for key in keys.dropLast() { object = object?.value(forKey: key) as? NSObject }
    return keys.last.flatMap { object?.value(forKey: $0) }
  }

  /// Sets the property at the end of names that are parted by dots.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    var keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return }
    let object = keys.isEmpty ? self : self.value(forKeyPath: keys.joined(separator: "."))
    (object as? NSObject)?.setValue(value, forKey: last)
  }

  /// The values of several properties by their names.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Sets several properties by their names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  private func complain(of key: String, _ what: String) -> Never {
    NSException(
      name: NSExceptionName("NSUnknownKeyException"),
      reason: "\(type(of: self)) \(what) property \(key) to be found by name"
    ).raise()
  }
}
