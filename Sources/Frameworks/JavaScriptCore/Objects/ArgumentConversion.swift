/// Values of JavaScript as the types of parameters (JavaScript.J8).
enum ArgumentConversion {
  /// Returns a value converted to a type; nil if the conversion fails.
  static func converted<Value>(_ value: JSValue, to type: Value.Type) -> Value? {
    if type is JSValue.Type { return value as? Value }
    if let optional = type as? any OptionalValue.Type {
      return self.optional(value, optional).flatMap { $0 as? Value }
    }
    if let number = number(value, type) { return number as? Value }
    switch type {
    case is Bool.Type: return value.toBool() as? Value
    case is String.Type: return value.toString() as? Value
    case is NSString.Type: return value.toString().map { NSString(string: $0) } as? Value
    case is NSNumber.Type: return value.toNumber() as? Value
    case is Date.Type: return value.toDate() as? Value
    case is NSDate.Type: return value.toDate().map { $0 as NSDate } as? Value
    default: return collection(value, type)
    }
  }

  private static func collection<Value>(_ value: JSValue, _ type: Value.Type) -> Value? {
    // A function remains a `JSValue`, since a dictionary cannot be called.
    let object = isFunction(value) ? value : ValueReading(value).object ?? NSNull()
    if type == Any.self { return object as? Value }
    if type == AnyObject.self || type == NSObject.self {
      return (object as? NSObject ?? JSValue.bridged(object)) as? Value
    }
    return object as? Value
  }

  private static func isFunction(_ value: JSValue) -> Bool {
    value.isObject && JSObjectIsFunction(value.place, value.reference)
  }

  private static func optional<Wrapper: OptionalValue>(
    _ value: JSValue, _ type: Wrapper.Type
  ) -> Wrapper? {
    // Only a value of the engine distinguishes undefined from null.
    if type.contentType == JSValue.self { return type.some(value) }
    guard !value.isUndefined, !value.isNull else { return type.none }
    func open<Content>(_ content: Content.Type) -> Any? { converted(value, to: content) }
    return open(type.contentType).flatMap { type.some($0) }
  }

  private static func number(_ value: JSValue, _ type: any Any.Type) -> Any? {
    switch type {
    case let type as any FixedWidthInteger.Type: integer(value, type)
    case is Double.Type: value.toDouble()
    case is Float.Type: Float(value.toDouble())
    case is CGFloat.Type: CGFloat(value.toDouble())
    default: nil
    }
  }

  /// Returns an integer: zero for a non-finite number, the truncated value of a fraction, the low
  /// bits of a number out of range.
  private static func integer<Number: FixedWidthInteger>(
    _ value: JSValue, _ type: Number.Type
  ) -> Number {
    let number = value.toDouble().rounded(.towardZero)
    return Int64(exactly: number).map { Number(truncatingIfNeeded: $0) }
      ?? Number(truncatingIfNeeded: value.toInt32())
  }
}
