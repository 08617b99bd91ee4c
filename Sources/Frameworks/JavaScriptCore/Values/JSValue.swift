/// A value of JavaScript, which lives as long as this object (JavaScript.J5–J12).
open class JSValue: NSObject {
  /// The context of the value.
  open var context: JSContext! { owner }
  /// The value for the C functions.
  open var jsValueRef: JSValueRef! { reference }

  /// Creates an object for a value of the C functions; nil without one.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: A context of the value's machine.
  public init!(jsValueRef value: JSValueRef!, in context: JSContext!) {
    guard let value, let context else { return nil }
    (reference, owner) = (value, context)
    super.init()
    JSValueProtect(context.reference, value)
  }

  // MARK: Kinds

  /// Whether the value is undefined.
  open var isUndefined: Bool { JSValueIsUndefined(place, reference) }
  /// Whether the value is null.
  open var isNull: Bool { JSValueIsNull(place, reference) }
  /// Whether the value is true or false.
  open var isBoolean: Bool { JSValueIsBoolean(place, reference) }
  /// Whether the value is a number.
  open var isNumber: Bool { JSValueIsNumber(place, reference) }
  /// Whether the value is a string.
  open var isString: Bool { JSValueIsString(place, reference) }
  /// Whether the value is an object.
  open var isObject: Bool { JSValueIsObject(place, reference) }
  /// Whether the value is an array.
  open var isArray: Bool { JSValueIsArray(place, reference) }
  /// Whether the value is a date.
  open var isDate: Bool { JSValueIsDate(place, reference) }
  /// Whether the value is a symbol.
  open var isSymbol: Bool { JSValueIsSymbol(place, reference) }
  /// Whether the value is a BigInt.
  open var isBigInt: Bool { JSValueIsBigInt(place, reference) }

  // MARK: Converting

  /// Returns the value as an object of the program; nil for undefined.
  open func toObject() -> Any! { ValueReading(self).object }

  /// Returns the value as an object of a class; nil if its class differs.
  open func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
    guard let expectedClass, let value = ValueReading(self).object else { return nil }
    // Strings, dates and collections are Swift values.
    let object = value as? NSObject ?? Self.bridged(value)
    return object.isKind(of: expectedClass) ? object : nil
  }

  /// Returns the value converted to a Boolean, by JavaScript's rules.
  open func toBool() -> Bool { JSValueToBoolean(place, reference) }

  /// Returns the value converted to a number; NaN after an exception.
  open func toDouble() -> Double {
    owner.calling { JSValueToNumber(place, reference, $0) } ?? .nan
  }

  /// Returns the value as an integer of 32 bits, as JavaScript wraps it.
  open func toInt32() -> Int32 { owner.calling { JSValueToInt32(place, reference, $0) } ?? 0 }
  /// Returns the value as an unsigned integer of 32 bits, as JavaScript wraps it.
  open func toUInt32() -> UInt32 { owner.calling { JSValueToUInt32(place, reference, $0) } ?? 0 }
  /// Returns the value as an integer of 64 bits.
  open func toInt64() -> Int64 { owner.calling { JSValueToInt64(place, reference, $0) } ?? 0 }
  /// Returns the value as an unsigned integer of 64 bits.
  open func toUInt64() -> UInt64 { owner.calling { JSValueToUInt64(place, reference, $0) } ?? 0 }

  /// Returns the value as a number object; a Boolean remains a Boolean.
  open func toNumber() -> NSNumber! {
    isBoolean ? NSNumber(value: toBool()) : NSNumber(value: toDouble())
  }

  /// Returns the value converted to a string, by JavaScript's rules; nil after an exception.
  open func toString() -> String! {
    JSText.take(owner.calling { JSValueToStringCopy(place, reference, $0) } ?? nil)
  }

  /// Returns the value as a date; numbers are milliseconds since 1970.
  open func toDate() -> Date! { Date(timeIntervalSince1970: toDouble() / 1000) }

  /// Returns the elements of an array-like object, with `NSNull` for missing ones; nil for
  /// undefined and null, and after a `TypeError` for other values.
  open func toArray() -> [Any]! {
    guard isConvertible("Array") else { return nil }
    return ValueReading(self).elements
  }

  /// Returns the enumerable properties of an object; nil for undefined and null, and after a
  /// `TypeError` for other values.
  open func toDictionary() -> [AnyHashable: Any]! {
    guard isConvertible("Dictionary") else { return nil }
    return ValueReading(self).members
  }

  /// Returns the members `x` and `y` of the object.
  open func toPoint() -> CGPoint { CGPoint(x: member("x"), y: member("y")) }

  /// Returns the members `location` and `length` of the object.
  open func toRange() -> NSRange {
    NSRange(
      location: Int(exactly: member("location").rounded(.towardZero)) ?? 0,
      length: Int(exactly: member("length").rounded(.towardZero)) ?? 0)
  }

  /// Returns the members `width` and `height` of the object.
  open func toSize() -> CGSize { CGSize(width: member("width"), height: member("height")) }

  /// Returns the members of the object that a rectangle has.
  open func toRect() -> CGRect { CGRect(origin: toPoint(), size: toSize()) }

  // MARK: Comparing

  /// Returns whether the value equals another by `===`.
  open func isEqual(to value: Any!) -> Bool {
    JSValueIsStrictEqual(place, reference, ValueMaking.reference(of: value, in: owner))
  }

  /// Returns whether the value equals another by `==`.
  open func isEqualWithTypeCoercion(to value: Any!) -> Bool {
    let other = ValueMaking.reference(of: value, in: owner)
    return owner.calling { JSValueIsEqual(place, reference, other, $0) } ?? false
  }

  /// Returns whether the object is an instance of a constructor, as by `instanceof`.
  open func isInstance(of value: Any!) -> Bool {
    let constructor = ValueMaking.reference(of: value, in: owner)
    guard let object = owner.calling({ JSValueToObject(place, constructor, $0) }) else {
      return false
    }
    return owner.calling { JSValueIsInstanceOfConstructor(place, reference, object, $0) } ?? false
  }

  // MARK: Calling

  /// Calls the value as a function; the result is undefined if it throws, and nil if the value is
  /// no function.
  @discardableResult
  open func call(withArguments arguments: [Any]!) -> JSValue! {
    ValueMaking.withReferences(of: arguments ?? [], in: owner) { values in
      guard let function = object else { return undefined }
      return owner.result {
        JSObjectCallAsFunction(place, function, nil, values.count, values, $0)
      }
    }
  }

  /// Calls the value as a constructor, as by `new`; the result is undefined if it throws, and nil
  /// if the value is no constructor.
  @discardableResult
  open func construct(withArguments arguments: [Any]!) -> JSValue! {
    ValueMaking.withReferences(of: arguments ?? [], in: owner) { values in
      guard let function = object else { return undefined }
      return owner.result { JSObjectCallAsConstructor(place, function, values.count, values, $0) }
    }
  }

  /// Calls a method of the object; the result is undefined if it throws or does not exist.
  @discardableResult
  open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    ValueMaking.withReferences(of: arguments ?? [], in: owner) { values in
      guard let this = object, let function = forProperty(method)?.object else { return undefined }
      return owner.result {
        JSObjectCallAsFunction(place, function, this, values.count, values, $0)
      }
    }
  }

  // MARK: Properties

  /// Returns a property of the object, whose key is a string, number or symbol.
  open func forProperty(_ property: Any!) -> JSValue! {
    guard let object else { return undefined }
    let key = ValueMaking.reference(of: property, in: owner)
    return owner.result { JSObjectGetPropertyForKey(place, object, key, $0) }
  }

  /// Sets a property of the object.
  open func setValue(_ value: Any!, forProperty property: Any!) {
    guard let object else { return }
    let key = ValueMaking.reference(of: property, in: owner)
    let value = ValueMaking.reference(of: value, in: owner)
    _ = owner.calling { JSObjectSetPropertyForKey(place, object, key, value, 0, $0) }
  }

  /// Deletes a property of the object, and returns whether it is gone.
  @discardableResult
  open func deleteProperty(_ property: Any!) -> Bool {
    guard let object else { return false }
    let key = ValueMaking.reference(of: property, in: owner)
    return owner.calling { JSObjectDeletePropertyForKey(place, object, key, $0) } ?? false
  }

  /// Returns whether the object or its prototype chain has a property.
  open func hasProperty(_ property: Any!) -> Bool {
    guard let object else { return false }
    let key = ValueMaking.reference(of: property, in: owner)
    return owner.calling { JSObjectHasPropertyForKey(place, object, key, $0) } ?? false
  }

  /// Defines a property, as `Object.defineProperty` does (JavaScript.J10).
  ///
  /// - Parameters:
  ///   - property: The name of the property.
  ///   - descriptor: A dictionary or object with the attributes.
  open func defineProperty(_ property: Any!, descriptor: Any!) {
    let empty: [String: Any] = [:]
    owner.globalObject?.forProperty("Object")?
      .invokeMethod(
        "defineProperty", withArguments: [self, property ?? NSNull(), descriptor ?? empty])
  }

  /// Returns the element of the object at an index.
  open func atIndex(_ index: Int) -> JSValue! {
    guard let small = UInt32(exactly: index) else { return forProperty(index) }
    guard let object else { return undefined }
    return owner.result { JSObjectGetPropertyAtIndex(place, object, small, $0) }
  }

  /// Sets the element of the object at an index.
  open func setValue(_ value: Any!, at index: Int) {
    guard let small = UInt32(exactly: index) else { return setValue(value, forProperty: index) }
    guard let object else { return }
    let value = ValueMaking.reference(of: value, in: owner)
    _ = owner.calling { JSObjectSetPropertyAtIndex(place, object, small, value, $0) }
  }

  /// Returns a property of the object.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
  /// Returns the element of the object at an index.
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
  /// Sets a property of the object.
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
    setValue(object, forProperty: key)
  }
  /// Sets the element of the object at an index.
  open func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, at: index) }

  /// The value converted to a string, by JavaScript's rules; empty if the conversion fails.
  open override var description: String {
    JSText.take(JSValueToStringCopy(place, reference, nil)) ?? ""
  }

  // MARK: Internals

  /// The value of the engine.
  let reference: JSValueRef
  /// The context.
  let owner: JSContext
  /// The context of the engine.
  var place: JSContextRef { owner.reference }
  /// The value as an object; nil after an exception.
  var object: JSObjectRef? {
    owner.calling { JSValueToObject(place, reference, $0) } ?? nil
  }
  private var undefined: JSValue? { owner.value(JSValueMakeUndefined(place)) }

  deinit { JSValueUnprotect(owner.reference, reference) }
}
