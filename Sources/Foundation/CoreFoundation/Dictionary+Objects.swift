// On an iPhone the values of Core Foundation are objects. Here some are Swift's values, which a
// dictionary of objects holds as Foundation's.

extension Dictionary where Value == AnyObject {
  /// Accesses the text of a key, such as `kSecMatchLimitOne`, which the dictionary holds as an
  /// `NSString`.
  @_disfavoredOverload
  public subscript(key: Key) -> String? {
    get { (self[key] as AnyObject?) as? String }
    set { self[key] = newValue.map { NSString(string: $0) } as AnyObject? }
  }

  /// Accesses the Boolean value of a key, such as `kCFBooleanTrue`, which the dictionary holds as an
  /// `NSNumber`.
  @_disfavoredOverload
  public subscript(key: Key) -> Bool? {
    get { (self[key] as AnyObject?) as? Bool }
    set { self[key] = newValue.map { NSNumber(value: $0) } as AnyObject? }
  }

  /// Accesses the data of a key, which the dictionary holds as an `NSData`.
  @_disfavoredOverload
  public subscript(key: Key) -> Data? {
    get { (self[key] as AnyObject?) as? Data }
    set { self[key] = newValue.map { NSData(data: $0) } as AnyObject? }
  }
}
