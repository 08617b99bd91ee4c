/// A value of JavaScript as an object of the program (JavaScript.J7).
struct ValueReading {
  /// Creates the reading of a value.
  init(_ value: JSValue) { (self.value, outer) = (value, []) }

  /// The object; nil for undefined.
  var object: Any? {
    if value.isUndefined { return nil }
    if value.isNull { return NSNull() }
    if value.isBoolean || value.isNumber { return value.toNumber() }
    if value.isString { return value.toString() }
    guard value.isObject else { return value }
    if let object = NativeObject.content(of: value) { return object }
    if value.isDate { return value.toDate() }
    // A list that contains itself stops there.
    if outer.contains(value.reference) { return NSNull() }
    return value.isArray ? elements : members
  }

  /// The elements of an object with a length.
  var elements: [Any] {
    let count = value.forProperty("length")?.toUInt32() ?? 0
    return (0..<Int(count)).map { value.atIndex($0).flatMap(inner) ?? NSNull() }
  }

  /// The enumerable properties of an object, except undefined ones.
  var members: [AnyHashable: Any] {
    guard let object = value.object, let names = JSObjectCopyPropertyNames(value.place, object)
    else { return [:] }
    defer { JSPropertyNameArrayRelease(names) }
    var found: [AnyHashable: Any] = [:]
    for index in 0..<JSPropertyNameArrayGetCount(names) {
      guard let name = JSPropertyNameArrayGetNameAtIndex(names, index).map(JSText.read) else {
        continue
      }
      found[name] = value.forProperty(name).flatMap(inner)
    }
    return found
  }

  private let value: JSValue
  /// The enclosing lists and objects of the value.
  private let outer: [JSValueRef]

  private init(_ value: JSValue, in outer: [JSValueRef]) {
    (self.value, self.outer) = (value, outer)
  }

  private func inner(_ member: JSValue) -> Any? {
    ValueReading(member, in: outer + [value.reference]).object
  }
}
