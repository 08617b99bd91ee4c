// Members of Foundation's values on an object of unknown class; nil if it lacks them.
// Source: ObjectiveC.AO1
extension _AnyMessages {
  /// The numeric value.
  public var int8Value: Int8! { value?.int8Value }
  /// The numeric value.
  public var int16Value: Int16! { value?.int16Value }
  /// The numeric value.
  public var int32Value: Int32! { value?.int32Value }
  /// The numeric value.
  public var int64Value: Int64! { value?.int64Value }
  /// The numeric value.
  public var uintValue: UInt! { value?.uintValue }
  /// The numeric value.
  public var uint8Value: UInt8! { value?.uint8Value }
  /// The numeric value.
  public var uint16Value: UInt16! { value?.uint16Value }
  /// The numeric value.
  public var uint32Value: UInt32! { value?.uint32Value }
  /// The numeric value.
  public var uint64Value: UInt64! { value?.uint64Value }
  /// The numeric value.
  public var decimalValue: Decimal! { value?.decimalValue }
  /// The number at the beginning of a string.
  public var longLongValue: Int64! { string?.longLongValue }

  /// The string in lower case.
  public var lowercased: String! { string?.lowercased }
  /// The string in upper case.
  public var uppercased: String! { string?.uppercased }
  /// The string with capital letters at the beginnings of words.
  public var capitalized: String! { string?.capitalized }
  /// The last component of a path or of a URL.
  public var lastPathComponent: String! {
    string?.lastPathComponent ?? (object as? NSURL)?.lastPathComponent
  }
  /// The extension of the file that a path or a URL names.
  public var pathExtension: String! {
    string?.pathExtension ?? (object as? NSURL)?.pathExtension
  }
  /// The text of a URL.
  public var absoluteString: String! { (object as? NSURL)?.absoluteString }

  /// The keys of a dictionary.
  public var allKeys: [Any]! { (object as? NSDictionary)?.allKeys }
  /// The values of a dictionary.
  public var allValues: [Any]! { (object as? NSDictionary)?.allValues }
  /// The elements of a set.
  public var allObjects: [Any]! { (object as? NSSet)?.allObjects }
  /// The first element of an array or an ordered set.
  public var firstObject: Any? {
    (object as? NSArray)?.firstObject ?? (object as? NSOrderedSet)?.firstObject
  }
  /// The last element of an array or an ordered set.
  public var lastObject: Any? {
    (object as? NSArray)?.lastObject ?? (object as? NSOrderedSet)?.lastObject
  }

  /// The seconds of a date since the beginning of 1970.
  public var timeIntervalSince1970: TimeInterval! { date?.timeIntervalSince1970 }
  /// The seconds of a date since the beginning of 2001.
  public var timeIntervalSinceReferenceDate: TimeInterval! {
    date?.timeIntervalSinceReferenceDate
  }
  /// The seconds of a date from now on.
  public var timeIntervalSinceNow: TimeInterval! { date?.timeIntervalSinceNow }

  /// The text of an error for the user.
  public var localizedDescription: String! { (object as? NSError)?.localizedDescription }

  /// Returns whether a string begins with another one.
  public func hasPrefix(_ str: String) -> Bool { known(string, "hasPrefix:").hasPrefix(str) }
  /// Returns whether a string ends with another one.
  public func hasSuffix(_ str: String) -> Bool { known(string, "hasSuffix:").hasSuffix(str) }
  /// Returns the parts of a string between separators.
  public func components(separatedBy separator: String) -> [String] {
    known(string, "componentsSeparatedByString:").components(separatedBy: separator)
  }
  /// Returns an element of an array or an ordered set.
  public func object(at index: Int) -> Any {
    (object as? NSOrderedSet)?.object(at: index)
      ?? known(object as? NSArray, "objectAtIndex:").object(at: index)
  }
  /// Returns whether an array, a set or an ordered set has an element.
  public func contains(_ anObject: Any) -> Bool {
    (object as? NSSet)?.contains(anObject) ?? (object as? NSOrderedSet)?.contains(anObject)
      ?? known(object as? NSArray, "containsObject:").contains(anObject)
  }

  private var value: NSNumber? { object as? NSNumber }
  private var string: NSString? { object as? NSString }
  private var date: NSDate? { object as? NSDate }

  /// Returns an object that has a method; one without it raises an exception, as on an iPhone.
  private func known<Object>(_ found: Object?, _ method: String) -> Object {
    guard let found else {
      NSException(
        name: .invalidArgumentException, reason: "\(type(of: object)) has no method \(method)"
      ).raise()
    }
    return found
  }
}

// A member of the type itself is preferred, unless the expression needs the other type.
extension _AnyNumbers {
  /// The number at the beginning of a string, as a number of 32 bits.
  public var intValue: Int32! {
    let object = (self as? _AnyMessages)?.object
    return (object as? NSString)?.intValue ?? (object as? NSNumber)?.int32Value
  }
}
