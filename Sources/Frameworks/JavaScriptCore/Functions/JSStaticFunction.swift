/// A method of the objects of a class, implemented by a native callback.
///
/// Its layout is that of the C structure.
public struct JSStaticFunction {
  /// The name, in UTF-8.
  public var name: UnsafePointer<CChar>!
  /// The function.
  public var callAsFunction: JSObjectCallAsFunctionCallback!
  /// The attributes.
  public var attributes: JSPropertyAttributes

  /// Creates an empty one.
  public init() {
    name = nil
    callAsFunction = nil
    attributes = 0
  }

  /// Creates one with all values.
  public init(
    name: UnsafePointer<CChar>!, callAsFunction: JSObjectCallAsFunctionCallback!,
    attributes: JSPropertyAttributes
  ) {
    self.name = name
    self.callAsFunction = callAsFunction
    self.attributes = attributes
  }
}
