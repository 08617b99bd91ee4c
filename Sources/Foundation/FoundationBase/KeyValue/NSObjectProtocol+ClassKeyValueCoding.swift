// Key-value coding of a class itself.
// Source: ObjectiveC.KC11
extension NSObjectProtocol where Self: NSObject {
  /// Returns the value of a class property by its key.
  ///
  /// An unknown key traps (ObjectiveC.KC11).
  public static func value(forKey key: String) -> Any? {
    KeyedAccess.classValue(key, of: Self.self)
  }

  /// Returns the value at a key path that begins with a class property; nil if an intermediate
  /// value is nil (ObjectiveC.KC11).
  public static func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = KeyedAccess.split(keyPath)
    let value = KeyedAccess.classValue(key, of: Self.self)
    guard let rest, let value else { return value }
    return KeyedAccess.asObject(value).flatMap { $0.value(forKeyPath: rest) }
  }
}

extension KeyedAccess {
  /// The class properties of Foundation, registered once.
  private static let foundationProperties: Void = {
    // A key path in the source has the Swift name, and the Objective-C name on an iPhone.
    for name in ["standardUserDefaults", "standard"] {
      KeyedProperties.add(name, \UserDefaults.Type.standard)
    }
    for name in ["defaultManager", "default"] {
      KeyedProperties.add(name, \FileManager.Type.default)
    }
    for name in ["mainBundle", "main"] { KeyedProperties.add(name, \Bundle.Type.main) }
    KeyedProperties.add("processInfo", \ProcessInfo.Type.processInfo)
  }()

  /// Returns whether a class has a class property.
  static func hasClassValue(_ key: String, of type: AnyClass) -> Bool {
    foundationProperties
    (type as? any KeyedClass.Type)?.registerProperties()
    return KeyedProperties.hasValue(key, ofClass: type)
  }

  /// Returns the value of a class property by the selector of its getter.
  static func classValue(ofSelector name: String, of type: AnyClass) -> Any? {
    guard hasClassValue(name, of: type) else {
      NSException(
        name: .invalidArgumentException,
        reason:
          "+[\(type) \(name)]: unrecognized selector sent to class: only the getters of class "
          + "properties that Objective-C sees are known"
      ).raise()
    }
    return KeyedProperties.value(name, ofClass: type).flatMap(PropertyValue.boxed)
  }

  /// Returns the value of a class property.
  static func classValue(_ key: String, of type: AnyClass) -> Any? {
    foundationProperties
    (type as? any KeyedClass.Type)?.registerProperties()
    guard let value = KeyedProperties.value(key, ofClass: type) else {
      NSException(
        name: NSExceptionName("NSUnknownKeyException"),
        reason: "[\(type) valueForUndefinedKey:]: this class is not key value coding-compliant for "
          + "the key \(key)."
      ).raise()
    }
    return PropertyValue.boxed(value)
  }
}
