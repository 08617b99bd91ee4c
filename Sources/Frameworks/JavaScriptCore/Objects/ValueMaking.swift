internal import TactusSelectors

/// Objects of the program as values of JavaScript (JavaScript.J6).
enum ValueMaking {
  /// Returns the value of an object; undefined for nil.
  static func reference(of object: Any?, in context: JSContext) -> JSValueRef? {
    let place = context.reference
    guard let object = object.flatMap(unwrapped) else { return JSValueMakeUndefined(place) }
    switch object {
    case let value as JSValue: return value.reference
    case let value as JSManagedValue:
      return value.value?.reference ?? JSValueMakeUndefined(place)
    case is NSNull: return JSValueMakeNull(place)
    case is Void: return JSValueMakeUndefined(place)
    case let text as String: return string(text, place)
    case let text as NSString: return string(text as String, place)
    case let text as Substring: return string(String(text), place)
    case let flag as Bool where type(of: object) == Bool.self:
      return JSValueMakeBoolean(place, flag)
    case let number as NSNumber:
      return CFGetTypeID(number) == CFBooleanGetTypeID()
        ? JSValueMakeBoolean(place, number.boolValue)
        : JSValueMakeNumber(place, number.doubleValue)
    case let date as Date: return self.date(date, context)
    default: return collection(object, in: context)
    }
  }

  /// Calls a closure with the values of objects.
  ///
  /// The garbage collector finds values on the stack, not those in a Swift array, so the values are
  /// protected until the closure returns.
  static func withReferences<Result>(
    of objects: [Any], in context: JSContext, _ body: ([JSValueRef?]) -> Result
  ) -> Result {
    var values: [JSValueRef?] = []
    values.reserveCapacity(objects.count)
    defer { for case let value? in values { JSValueUnprotect(context.reference, value) } }
    for object in objects {
      let value = reference(of: object, in: context)
      if let value { JSValueProtect(context.reference, value) }
      values.append(value)
    }
    return body(values)
  }

  /// Returns the value of a Swift number, a collection, a closure or any other object.
  private static func collection(_ object: Any, in context: JSContext) -> JSValueRef? {
    let place = context.reference
    if let number = object as? any BinaryInteger {
      return JSValueMakeNumber(place, Double(number))
    }
    if let number = object as? any BinaryFloatingPoint {
      return JSValueMakeNumber(place, Double(number))
    }
    if let closure = Closure(object) { return NativeObject.function(closure, in: context) }
    if let list = object as? [Any] {
      return withReferences(of: list, in: context) { values in
        context.calling { JSObjectMakeArray(place, values.count, values, $0) } ?? nil
      }
    }
    if let members = object as? [AnyHashable: Any] { return self.object(members, in: context) }
    return NativeObject.wrapper(of: object, in: context)
  }

  /// Returns an object with the members of a dictionary with string keys.
  private static func object(_ members: [AnyHashable: Any], in context: JSContext) -> JSValueRef? {
    let place = context.reference
    let made = JSObjectMake(place, nil, nil)
    // The order of a dictionary differs in each run.
    let named = members.compactMap { key, value in
      (key.base as? String).map { ($0, value) }
    }
    for (name, member) in named.sorted(by: { $0.0 < $1.0 }) {
      let value = reference(of: member, in: context)
      JSText.with(name) { name in
        _ = context.calling { JSObjectSetProperty(place, made, name, value, 0, $0) }
      }
    }
    return made
  }

  private static func string(_ text: String, _ place: JSContextRef) -> JSValueRef? {
    JSText.with(text) { JSValueMakeString(place, $0) }
  }

  private static func date(_ date: Date, _ context: JSContext) -> JSValueRef? {
    let place = context.reference
    let time = [JSValueMakeNumber(place, date.timeIntervalSince1970 * 1000)]
    return context.calling { JSObjectMakeDate(place, 1, time, $0) } ?? nil
  }

  /// Returns the value of an optional, also of several levels; nil for none.
  private static func unwrapped(_ object: Any) -> Any? {
    guard let optional = object as? any OptionalValue else { return boxed(object) }
    return optional.content.flatMap(unwrapped)
  }

  /// Returns the Swift value in an object that `as AnyObject` has created.
  private static func boxed(_ object: Any) -> Any {
    if let object = object as? ClosureObject { return object.closure }
    if let closure = (object as? MethodImplementation)?.closure { return closure }
    guard String(reflecting: type(of: object)) == "Foundation.__SwiftValue" else { return object }
    return Mirror(reflecting: object).descendant("value") ?? object
  }
}

/// An optional, of any type.
protocol OptionalValue {
  /// The value; nil for none.
  var content: Any? { get }
  /// The type of the value.
  static var contentType: any Any.Type { get }
  /// The optional without a value.
  static var none: Self { get }
  /// Returns the optional that contains a value of its type; nil for another type.
  static func some(_ content: Any) -> Self?
}

extension Optional: OptionalValue {
  var content: Any? { self }
  static var contentType: any Any.Type { Wrapped.self }
  static func some(_ content: Any) -> Self? { (content as? Wrapped).map { .some($0) } }
}
