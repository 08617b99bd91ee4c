extension Dictionary where Value == AnyObject {
  /// The text of a key.
  ///
  /// A constant such as `kSecClassGenericPassword` is an object on an iPhone, and a text here. So a
  /// query of objects gets it without a cast: `query[kSecClass as String] = kSecClassKey`.
  @_disfavoredOverload
  public subscript(key: Key) -> CFString? {
    get { self[key] as AnyObject? as? String }
    set { self[key] = newValue.map { $0 as AnyObject } }
  }

  /// The Boolean value of a key.
  @_disfavoredOverload
  public subscript(key: Key) -> CFBoolean? {
    get { self[key] as AnyObject? as? Bool }
    set { self[key] = newValue.map { $0 as AnyObject } }
  }
}
