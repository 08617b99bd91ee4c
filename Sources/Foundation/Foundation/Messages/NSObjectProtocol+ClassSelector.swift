// Messages to a class itself.
// Source: ObjectiveC.KC12
extension NSObjectProtocol where Self: NSObject {
  /// Returns whether the class has a class property of that name (ObjectiveC.KC12).
  public static func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { KeyedAccess.hasClassValue($0.description, of: Self.self) } ?? false
  }

  /// Returns whether the instances of the class have a method (ObjectiveC.KC13).
  public static func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(ofInstancesOf: Self.self) ?? false
  }

  /// Returns the value of a class property by the selector of its getter.
  ///
  /// A selector without such a property ends the program (ObjectiveC.KC12).
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    let value = KeyedAccess.classValue(ofSelector: aSelector.description, of: Self.self)
    return value.map { Unmanaged.passUnretained($0 as AnyObject) }
  }
}
