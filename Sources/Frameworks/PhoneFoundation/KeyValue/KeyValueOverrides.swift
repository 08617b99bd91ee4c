// What classes on an iPhone override of `NSObject`, which on Linux has none of it. Lowered sources leave
// `override` out, and have the class conform to one of these; each has a mark of the main actor's, so that
// one form of conforming fits all classes.

/// Finds values by name itself.
public protocol _KVGet: NSObject {
  /// A property's value.
  func value(forKey key: String) -> Any?
  /// The mark.
  func _kvGet()
}

/// Sets values by name itself.
public protocol _KVSet: NSObject {
  /// Sets a property.
  func setValue(_ value: Any?, forKey key: String)
  /// The mark.
  func _kvSet()
}

/// Finds values at the end of paths itself.
public protocol _KVGetPath: NSObject {
  /// The value at the end of a path.
  func value(forKeyPath keyPath: String) -> Any?
  /// The mark.
  func _kvGetPath()
}

/// Sets values at the end of paths itself.
public protocol _KVSetPath: NSObject {
  /// Sets the value at the end of a path.
  func setValue(_ value: Any?, forKeyPath keyPath: String)
  /// The mark.
  func _kvSetPath()
}

/// Has values of names that are no property's.
public protocol _KVGetUndefined: NSObject {
  /// The value.
  func value(forUndefinedKey key: String) -> Any?
  /// The mark.
  func _kvGetUndefined()
}

/// Takes values of names that are no property's.
public protocol _KVSetUndefined: NSObject {
  /// Takes the value.
  func setValue(_ value: Any?, forUndefinedKey key: String)
  /// The mark.
  func _kvSetUndefined()
}

/// Knows what becomes of a number that is set to nil.
public protocol _KVSetNil: NSObject {
  /// Sets it to something.
  func setNilValueForKey(_ key: String)
  /// The mark.
  func _kvSetNil()
}

/// Is told of changes of what it observes by name.
public protocol _KVObserve: NSObject {
  /// Something has changed, or is about to.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
  /// The mark.
  func _kvObserve()
}

/// Says which properties tell of changes by themselves.
public protocol _KVAutomatic: NSObject {
  /// Whether a property does.
  static func automaticallyNotifiesObservers(forKey key: String) -> Bool
  /// The mark.
  func _kvAutomatic()
}

/// Says of which others a property is made.
public protocol _KVAffecting: NSObject {
  /// The others' names.
  static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
  /// The mark.
  func _kvAffecting()
}

extension _KVGet {
  /// The mark of a class that is nobody's actor.
  public func _kvGet() {}
}
extension _KVSet {
  /// The mark of a class that is nobody's actor.
  public func _kvSet() {}
}
extension _KVGetPath {
  /// The mark of a class that is nobody's actor.
  public func _kvGetPath() {}
}
extension _KVSetPath {
  /// The mark of a class that is nobody's actor.
  public func _kvSetPath() {}
}
extension _KVGetUndefined {
  /// The mark of a class that is nobody's actor.
  public func _kvGetUndefined() {}
}
extension _KVSetUndefined {
  /// The mark of a class that is nobody's actor.
  public func _kvSetUndefined() {}
}
extension _KVSetNil {
  /// The mark of a class that is nobody's actor.
  public func _kvSetNil() {}
}
extension _KVObserve {
  /// The mark of a class that is nobody's actor.
  public func _kvObserve() {}
}
extension _KVAutomatic {
  /// The mark of a class that is nobody's actor.
  public func _kvAutomatic() {}
}
extension _KVAffecting {
  /// The mark of a class that is nobody's actor.
  public func _kvAffecting() {}
}
