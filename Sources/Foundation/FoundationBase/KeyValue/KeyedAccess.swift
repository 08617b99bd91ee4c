/// A framework class whose properties key-value coding finds by name.
///
/// By default these are the ones of the lists of its module and of those of its superclasses.
package protocol KeyedClass: NSObject, RegisteringClass {}

extension KeyedClass {
  /// Registers the listed properties of the class and its superclasses, once.
  package static func registerProperties() { KeyedTables.register(self) }
}

/// Access to values by key and key path.
// Source: ObjectiveC.KC1–KC5
enum KeyedAccess {
  /// Returns the property for a key.
  static func property(_ key: String, of object: NSObject) -> KeyedProperty? {
    registerProperties(of: object)
    return KeyedProperties.property(key, of: object)
  }

  /// Registers the properties of an object's framework classes.
  static func registerProperties(of object: NSObject) {
    (type(of: object) as? any KeyedClass.Type)?.registerProperties()
  }

  /// Returns the unconverted value for a key; nil if there is no such property.
  static func unconvertedValue(_ key: String, of object: NSObject) -> Any?? {
    if let own = object as? any KeyedValues, let value = own.keyedValue(key) {
      return .some(value.flatMap(PropertyValue.unwrapped))
    }
    // A property `isOpen` is also found by the key `open`.
    let names = [key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
    for name in names {
      if let property = property(name, of: object) {
        return .some(PropertyValue.unwrapped(property.value(of: object)))
      }
    }
    return foundationValue(key, of: object) ?? KeyedMethods.value(key, of: object)
  }

  static func value(_ key: String, of object: NSObject) -> Any? {
    if let elements = collection(object) { return CollectionKeys.value(key, of: elements) }
    if let found = unconvertedValue(key, of: object) { return found.flatMap(PropertyValue.boxed) }
    if object is any _KVGetUndefined { return object.value(forUndefinedKey: key) }
    // Unregistered stored properties can at least be read.
    if let stored = StoredProperties.value(key, of: object) {
      return stored.flatMap(PropertyValue.boxed)
    }
    return object.value(forUndefinedKey: key)
  }

  static func set(_ value: Any?, _ key: String, of object: NSObject) {
    if let elements = collection(object) {
      for case let element as NSObject in elements { element.setValue(value, forKey: key) }
      return
    }
    switch object {
    case let defaults as UserDefaults: return defaults.set(value, forKey: key)
    case let dictionary as NSMutableDictionary:
      guard let value else { return dictionary.removeObject(forKey: key) }
      return dictionary.setObject(value, forKey: key as NSString)
    default: break
    }
    guard let property = property(key, of: object), property.isWritable else {
      if KeyedMethods.set(value, key, of: object) { return }
      return object.setValue(value, forUndefinedKey: key)
    }
    let isSet = KeyValueObservers.setNotifying(object, property) {
      property.set(PropertyValue(value), of: object)
    }
    guard !isSet else { return }
    guard let value else { return object.setNilValueForKey(key) }
    NSException(
      name: .invalidArgumentException,
      reason: "\(type(of: object)) cannot set \(key) to a value of type \(type(of: value))"
    ).raise()
  }

  static func value(path: String, of object: NSObject) -> Any? {
    let (key, rest) = split(path)
    if key.hasPrefix("@"), let elements = collection(object) {
      return CollectionKeys.value(of: elements, by: key, rest)
    }
    let value = object.value(forKey: key)
    guard let rest, let value else { return value }
    return asObject(value).flatMap { $0.value(forKeyPath: rest) }
  }

  static func set(_ value: Any?, path: String, of object: NSObject) {
    let (key, rest) = split(path)
    guard let rest else { return object.setValue(value, forKey: key) }
    object.value(forKey: key).flatMap(asObject)?.setValue(value, forKeyPath: rest)
  }

  /// Traps, because the key is undefined.
  static func fail(undefinedKey key: String, _ object: NSObject, _ message: String) -> Never {
    NSException(
      name: NSExceptionName("NSUnknownKeyException"),
      reason: "[\(object) \(message)]: this class is not key value coding-compliant for the key "
        + "\(key)." + UnknownName.suggestion(for: key, among: KeyedProperties.names(of: object)),
      userInfo: ["NSTargetObjectUserInfoKey": object, "NSUnknownUserInfoKey": key]
    ).raise()
  }

  /// Splits a key path after its first key.
  static func split(_ path: String) -> (key: String, rest: String?) {
    guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  /// Returns the object that has the value at a key path, and the value's key.
  ///
  /// A nil value on the way traps.
  static func owner(ofValueAt path: String, from object: NSObject) -> (NSObject, key: String) {
    guard let dot = path.lastIndex(of: ".") else { return (object, path) }
    let (way, key) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    guard let owner = object.value(forKeyPath: way).flatMap(asObject) else {
      NSException(
        name: .invalidArgumentException,
        reason: "[\(object) \(path)]: expected an object at '\(way)', found nil"
      ).raise()
    }
    return (owner, key)
  }

  /// Returns a value as an `NSObject`.
  static func asObject(_ value: Any) -> NSObject? {
    (value as? NSObject) ?? (value as AnyObject as? NSObject)
  }

  /// Returns the elements of a collection that forwards keys to them.
  private static func collection(_ object: NSObject) -> [Any]? {
    switch object {
    case let array as NSArray: array.map(\.self)
    case let set as NSSet: set.map(\.self)
    case let set as NSOrderedSet: set.map(\.self)
    default: nil
    }
  }

  /// Returns the value that a Foundation object has for a key.
  private static func foundationValue(_ key: String, of object: NSObject) -> Any?? {
    switch object {
    case let dictionary as NSDictionary:
      key == "@count" ? .some(dictionary.count) : .some(dictionary.object(forKey: key))
    case let defaults as UserDefaults: .some(defaults.object(forKey: key))
    case let text as NSString where key != "self":
      PredicateKeys.property(key, of: text as String).map { .some($0) }
    default:
      switch key {
      case "self": .some(object)
      case "description": .some(object.description)
      case "hash": .some(object.hash)
      default: nil
      }
    }
  }
}
