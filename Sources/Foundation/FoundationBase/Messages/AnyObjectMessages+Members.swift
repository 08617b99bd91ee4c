// Members of Foundation's classes on an object of unknown class; nil if it lacks them. They are
// implicitly unwrapped, as on an iPhone.
// Source: ObjectiveC.AO1
extension _AnyMessages {
  /// The numeric value.
  public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
  /// The numeric value.
  public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
  /// The numeric value.
  public var integerValue: Int! { number?.intValue ?? text?.integerValue }
  /// The numeric value.
  public var intValue: Int! { integerValue }
  /// The Boolean value.
  public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
  /// The number as a string.
  public var stringValue: String! { number?.stringValue }
  /// The number of elements of a collection.
  public var count: Int! {
    switch object {
    case let array as NSArray: array.count
    case let dictionary as NSDictionary: dictionary.count
    case let set as NSSet: set.count
    case let set as NSOrderedSet: set.count
    default: nil
    }
  }
  /// The length of a string or data.
  public var length: Int! { text?.length ?? (object as? NSData)?.length }

  /// Returns the value of a property by its key.
  public func value(forKey key: String) -> Any? { known.value(forKey: key) }
  /// Returns the value of an attribute of a file's metadata.
  public func value(forAttribute key: String) -> Any? {
    (object as? NSMetadataItem)?.value(forAttribute: key)
  }
  /// Returns the value at a key path.
  public func value(forKeyPath path: String) -> Any? { known.value(forKeyPath: path) }
  /// Sets a property by its key path.
  public func setValue(_ value: Any?, forKeyPath path: String) {
    known.setValue(value, forKeyPath: path)
  }
  /// Sets a property by its key.
  public func setValue(_ value: Any?, forKey key: String) { known.setValue(value, forKey: key) }
  /// Returns a value of a dictionary or of user defaults.
  public func object(forKey key: Any) -> Any? {
    guard hasKeys else {
      NSException(
        name: .invalidArgumentException, reason: "\(type(of: object)) has no method objectForKey:"
      ).raise()
    }
    return value(for: key)
  }

  /// The value of a dictionary or of user defaults for a key, or the element of an array at an
  /// index; nil for an object without such values, as on an iPhone.
  public subscript(key: Any) -> Any? {
    // In an optional chain the compiler prefers this subscript to that with an index.
    guard let index = key as? Int, object is NSArray || object is NSOrderedSet else {
      return value(for: key)
    }
    return element(at: index)
  }
  /// The value of a dictionary or of user defaults for a key as an object, which can be compared.
  @_disfavoredOverload
  public subscript(key: String) -> NSObject? {
    (value(for: key) as AnyObject?) as? NSObject
  }
  /// The element of an array; an object that is not an array traps, as on an iPhone.
  public subscript(index: Int) -> Any { element(at: index) }

  /// Returns whether the object is an instance of a class or a subclass.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: object) as AnyClass, next: _getSuperclass).contains { $0 == aClass }
  }
  /// Returns whether the object is an instance of a class, and not of a subclass.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: object) as AnyClass == aClass }

  /// Whether the object has values for keys.
  private var hasKeys: Bool { object is NSDictionary || object is UserDefaults }

  /// Returns the value for a key; nil if the object has no values for keys.
  private func value(for key: Any) -> Any? {
    if let defaults = object as? UserDefaults {
      return (key as? String).flatMap { defaults.object(forKey: $0) }
    }
    return (object as? NSDictionary)?.object(forKey: key)
  }

  private func element(at index: Int) -> Any {
    switch object {
    case let array as NSArray: return array[index]
    case let set as NSOrderedSet: return set[index]
    default:
      NSException(
        name: .invalidArgumentException,
        reason: "\(type(of: object)) has no method objectAtIndexedSubscript:"
      ).raise()
    }
  }

  private var number: NSNumber? { object as? NSNumber }
  private var text: NSString? { object as? NSString }
  private var known: NSObject {
    guard let object = object as? NSObject else {
      NSException(
        name: .invalidArgumentException,
        reason: "\(type(of: object)) is not key-value coding-compliant"
      ).raise()
    }
    return object
  }
}
