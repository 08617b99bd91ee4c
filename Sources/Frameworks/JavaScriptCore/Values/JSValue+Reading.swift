// Values as objects of the program (JavaScript.J7).
extension JSValue {
  /// Returns a member of the object as a number.
  func member(_ name: String) -> Double { forProperty(name)?.toDouble() ?? .nan }

  /// Returns whether the value is an object; passes a `TypeError` to the handler for other values,
  /// except undefined and null.
  func isConvertible(_ kind: String) -> Bool {
    if isObject { return true }
    guard !isUndefined, !isNull else { return false }
    let error = owner.globalObject?.forProperty("TypeError")?
      .construct(withArguments: ["Cannot convert primitive to NS\(kind)"])
    owner.exceptionHandler?(owner, error)
    return false
  }

  /// Returns a value of Swift as the object that an iPhone has.
  static func bridged(_ value: Any) -> NSObject {
    switch value {
    case let text as String: NSString(string: text)
    case let date as Date: date as NSDate
    case let list as [Any]: NSArray(array: list)
    case let members as [AnyHashable: Any]: NSDictionary(dictionary: members)
    default: NSNull()
    }
  }
}
