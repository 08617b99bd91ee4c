import TactusCoreFoundation

extension Stream {
  /// Sets a property to a value that need not be an object, such as a string.
  ///
  /// - Parameters:
  ///   - property: The value.
  ///   - key: The name of the property.
  /// - Returns: Whether the stream supports the property and the value.
  @_disfavoredOverload
  @discardableResult
  public func setProperty(_ property: Any?, forKey key: PropertyKey) -> Bool {
    setProperty(property.map(Self.object), forKey: key)
  }

  /// Returns a value as an object; strings with a type of their own are strings, as on an iPhone.
  private static func object(_ value: Any) -> AnyObject {
    switch value {
    case let level as StreamSocketSecurityLevel: NSString(string: level.rawValue)
    case let type as StreamNetworkServiceTypeValue: NSString(string: type.rawValue)
    case let key as Stream.PropertyKey: NSString(string: key.rawValue)
    default: value as AnyObject
    }
  }
}
