// Methods that classes override on an iPhone and that `NSObject` lacks on Linux. Lowered sources
// omit `override` and let the class conform to one of these protocols. Each has a marker method, so
// that one form of conformance fits classes with and without the main actor.

/// A class that overrides `value(forKey:)`.
public protocol _KVGet: NSObject {
  /// Returns the value of a property.
  func value(forKey key: String) -> Any?
  /// A marker whose isolation is that of the class.
  func _kvGet()
}

/// A class that overrides `setValue(_:forKey:)`.
public protocol _KVSet: NSObject {
  /// Sets a property.
  func setValue(_ value: Any?, forKey key: String)
  /// A marker whose isolation is that of the class.
  func _kvSet()
}

/// A class that overrides `value(forKeyPath:)`.
public protocol _KVGetPath: NSObject {
  /// Returns the value at a key path.
  func value(forKeyPath keyPath: String) -> Any?
  /// A marker whose isolation is that of the class.
  func _kvGetPath()
}

/// A class that overrides `setValue(_:forKeyPath:)`.
public protocol _KVSetPath: NSObject {
  /// Sets the property at a key path.
  func setValue(_ value: Any?, forKeyPath keyPath: String)
  /// A marker whose isolation is that of the class.
  func _kvSetPath()
}

/// A class that overrides `value(forUndefinedKey:)`.
public protocol _KVGetUndefined: NSObject {
  /// Returns the value of an undefined key.
  func value(forUndefinedKey key: String) -> Any?
  /// A marker whose isolation is that of the class.
  func _kvGetUndefined()
}

/// A class that overrides `setValue(_:forUndefinedKey:)`.
public protocol _KVSetUndefined: NSObject {
  /// Handles the value of an undefined key.
  func setValue(_ value: Any?, forUndefinedKey key: String)
  /// A marker whose isolation is that of the class.
  func _kvSetUndefined()
}

/// A class that overrides `setNilValueForKey(_:)`.
public protocol _KVSetNil: NSObject {
  /// Handles nil for a property that cannot be nil.
  func setNilValueForKey(_ key: String)
  /// A marker whose isolation is that of the class.
  func _kvSetNil()
}

/// A class that overrides `observeValue(forKeyPath:of:change:context:)`.
public protocol _KVObserve: NSObject {
  /// Called when an observed value changes.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
  /// A marker whose isolation is that of the class.
  func _kvObserve()
}

/// A class that overrides `automaticallyNotifiesObservers(forKey:)`.
public protocol _KVAutomatic: NSObject {
  /// Returns whether a property notifies observers automatically.
  static func automaticallyNotifiesObservers(forKey key: String) -> Bool
  /// A marker whose isolation is that of the class.
  func _kvAutomatic()
}

/// A class that overrides `keyPathsForValuesAffectingValue(forKey:)`.
public protocol _KVAffecting: NSObject {
  /// Returns the key paths that affect a property.
  static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
  /// A marker whose isolation is that of the class.
  func _kvAffecting()
}

/// A class that overrides the class method `description()`.
public protocol _KVDescribe: NSObject {
  /// Returns a text that describes the class.
  static func description() -> String
  /// A marker whose isolation is that of the class.
  func _kvDescribe()
}

extension _KVGet {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvGet() {}
}
extension _KVSet {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvSet() {}
}
extension _KVGetPath {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvGetPath() {}
}
extension _KVSetPath {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvSetPath() {}
}
extension _KVGetUndefined {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvGetUndefined() {}
}
extension _KVSetUndefined {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvSetUndefined() {}
}
extension _KVSetNil {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvSetNil() {}
}
extension _KVObserve {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvObserve() {}
}
extension _KVAutomatic {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvAutomatic() {}
}
extension _KVAffecting {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvAffecting() {}
}
extension _KVDescribe {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvDescribe() {}
}
