// Messages to a class itself.
// Source: ObjectiveC.KC12
extension NSObjectProtocol where Self: NSObject {
  /// Returns whether the class has a class property or a class method of that name
  /// (ObjectiveC.KC12).
  public static func responds(to aSelector: Selector!) -> Bool {
    ClassMessage.responds(Self.self, to: aSelector)
  }

  /// Returns whether the instances of the class have a method (ObjectiveC.KC13).
  public static func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(ofInstancesOf: Self.self) ?? false
  }

  /// Returns the value of a class property by the selector of its getter, or calls a class method.
  ///
  /// Another selector traps (ObjectiveC.KC12).
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    ClassMessage.result(of: aSelector, [], sentTo: Self.self)
  }

  /// Calls a class method with one argument (ObjectiveC.KC20).
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
    ClassMessage.result(of: aSelector, [object], sentTo: Self.self)
  }

  /// Calls a class method with two arguments (ObjectiveC.KC20).
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object1: Any?, with object2: Any?)
    -> Unmanaged<AnyObject>!
  {
    ClassMessage.result(of: aSelector, [object1, object2], sentTo: Self.self)
  }
}
