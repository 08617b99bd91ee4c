/// A property of the objects of a class, with functions of the program.
///
/// Its layout is that of the C structure.
public struct JSStaticValue {
  /// The name, in UTF-8.
  public var name: UnsafePointer<CChar>!
  /// The function that returns the property.
  public var getProperty: JSObjectGetPropertyCallback!
  /// The function that sets the property.
  public var setProperty: JSObjectSetPropertyCallback!
  /// The attributes.
  public var attributes: JSPropertyAttributes

  /// Creates an empty one.
  public init() {
    name = nil
    getProperty = nil
    setProperty = nil
    attributes = 0
  }

  /// Creates one with all values.
  public init(
    name: UnsafePointer<CChar>!, getProperty: JSObjectGetPropertyCallback!,
    setProperty: JSObjectSetPropertyCallback!, attributes: JSPropertyAttributes
  ) {
    self.name = name
    self.getProperty = getProperty
    self.setProperty = setProperty
    self.attributes = attributes
  }
}
