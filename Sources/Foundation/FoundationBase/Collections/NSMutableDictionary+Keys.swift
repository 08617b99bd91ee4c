extension NSMutableDictionary {
  /// The value of a key whose type is only known as `NSCopying`; setting nil removes it.
  @_disfavoredOverload
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? NSObject else { return }
      if let newValue {
        setObject(newValue, forKey: key)
      } else {
        removeObject(forKey: key)
      }
    }
  }
}
