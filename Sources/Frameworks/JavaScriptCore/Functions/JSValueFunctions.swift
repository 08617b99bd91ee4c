internal import CTactusJavaScriptCore

// The functions for values, which call the library's (JavaScript.C1).

/// Returns the type of a value.
@discardableResult
public func JSValueGetType(_ ctx: JSContextRef!, _ value: JSValueRef!) -> JSType {
  JSType(tactus_JSValueGetType(ctx, value))
}

/// Returns whether a value is undefined.
@discardableResult
public func JSValueIsUndefined(_ ctx: JSContextRef!, _ value: JSValueRef!) -> Bool {
  tactus_JSValueIsUndefined(ctx, value)
}

/// Returns whether a value is null.
@discardableResult
public func JSValueIsNull(_ ctx: JSContextRef!, _ value: JSValueRef!) -> Bool {
  tactus_JSValueIsNull(ctx, value)
}

/// Returns whether a value is a boolean.
@discardableResult
public func JSValueIsBoolean(_ ctx: JSContextRef!, _ value: JSValueRef!) -> Bool {
  tactus_JSValueIsBoolean(ctx, value)
}

/// Returns whether a value is a number.
@discardableResult
public func JSValueIsNumber(_ ctx: JSContextRef!, _ value: JSValueRef!) -> Bool {
  tactus_JSValueIsNumber(ctx, value)
}

/// Returns whether a value is a string.
@discardableResult
public func JSValueIsString(_ ctx: JSContextRef!, _ value: JSValueRef!) -> Bool {
  tactus_JSValueIsString(ctx, value)
}

/// Returns whether a value is a symbol.
@discardableResult
public func JSValueIsSymbol(_ ctx: JSContextRef!, _ value: JSValueRef!) -> Bool {
  tactus_JSValueIsSymbol(ctx, value)
}

/// Returns whether a value is a BigInt.
@discardableResult
public func JSValueIsBigInt(_ ctx: JSContextRef!, _ value: JSValueRef!) -> Bool {
  tactus_JSValueIsBigInt(ctx, value)
}

/// Returns whether a value is an object.
@discardableResult
public func JSValueIsObject(_ ctx: JSContextRef!, _ value: JSValueRef!) -> Bool {
  tactus_JSValueIsObject(ctx, value)
}

/// Returns whether a value is an object with a class in its chain.
@discardableResult
public func JSValueIsObjectOfClass(
  _ ctx: JSContextRef!, _ value: JSValueRef!, _ jsClass: JSClassRef!
) -> Bool {
  tactus_JSValueIsObjectOfClass(ctx, value, jsClass)
}

/// Returns whether a value is an array.
@discardableResult
public func JSValueIsArray(_ ctx: JSContextRef!, _ value: JSValueRef!) -> Bool {
  tactus_JSValueIsArray(ctx, value)
}

/// Returns whether a value is a date.
@discardableResult
public func JSValueIsDate(_ ctx: JSContextRef!, _ value: JSValueRef!) -> Bool {
  tactus_JSValueIsDate(ctx, value)
}

/// Returns the type of a typed array.
@discardableResult
public func JSValueGetTypedArrayType(
  _ ctx: JSContextRef!, _ value: JSValueRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSTypedArrayType {
  JSTypedArrayType(tactus_JSValueGetTypedArrayType(ctx, value, exception))
}

/// Returns whether two values are equal by `==`.
@discardableResult
public func JSValueIsEqual(
  _ ctx: JSContextRef!, _ a: JSValueRef!, _ b: JSValueRef!,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> Bool {
  tactus_JSValueIsEqual(ctx, a, b, exception)
}

/// Returns whether two values are equal by `===`.
@discardableResult
public func JSValueIsStrictEqual(_ ctx: JSContextRef!, _ a: JSValueRef!, _ b: JSValueRef!) -> Bool {
  tactus_JSValueIsStrictEqual(ctx, a, b)
}

/// Returns whether an object is an instance of a constructor.
@discardableResult
public func JSValueIsInstanceOfConstructor(
  _ ctx: JSContextRef!, _ value: JSValueRef!, _ constructor: JSObjectRef!,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> Bool {
  tactus_JSValueIsInstanceOfConstructor(ctx, value, constructor, exception)
}

/// Creates the undefined value.
@discardableResult
public func JSValueMakeUndefined(_ ctx: JSContextRef!) -> JSValueRef! {
  tactus_JSValueMakeUndefined(ctx)
}

/// Creates the null value.
@discardableResult
public func JSValueMakeNull(_ ctx: JSContextRef!) -> JSValueRef! {
  tactus_JSValueMakeNull(ctx)
}

/// Creates a boolean.
@discardableResult
public func JSValueMakeBoolean(_ ctx: JSContextRef!, _ boolean: Bool) -> JSValueRef! {
  tactus_JSValueMakeBoolean(ctx, boolean)
}

/// Creates a number.
@discardableResult
public func JSValueMakeNumber(_ ctx: JSContextRef!, _ number: Double) -> JSValueRef! {
  tactus_JSValueMakeNumber(ctx, number)
}

/// Creates a string value.
@discardableResult
public func JSValueMakeString(_ ctx: JSContextRef!, _ string: JSStringRef!) -> JSValueRef! {
  tactus_JSValueMakeString(ctx, string)
}

/// Creates a symbol.
@discardableResult
public func JSValueMakeSymbol(_ ctx: JSContextRef!, _ description: JSStringRef!) -> JSValueRef! {
  tactus_JSValueMakeSymbol(ctx, description)
}

/// Creates a BigInt from a number.
@discardableResult
public func JSBigIntCreateWithDouble(
  _ ctx: JSContextRef!, _ value: Double, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSValueRef! {
  tactus_JSBigIntCreateWithDouble(ctx, value, exception)
}

/// Creates a BigInt from a signed one.
@discardableResult
public func JSBigIntCreateWithInt64(
  _ ctx: JSContextRef!, _ integer: Int64, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSValueRef! {
  tactus_JSBigIntCreateWithInt64(ctx, integer, exception)
}

/// Creates a BigInt from an unsigned one.
@discardableResult
public func JSBigIntCreateWithUInt64(
  _ ctx: JSContextRef!, _ integer: UInt64, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSValueRef! {
  tactus_JSBigIntCreateWithUInt64(ctx, integer, exception)
}

/// Creates a BigInt from its digits.
@discardableResult
public func JSBigIntCreateWithString(
  _ ctx: JSContextRef!, _ string: JSStringRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSValueRef! {
  tactus_JSBigIntCreateWithString(ctx, string, exception)
}

/// Creates a value from JSON; nil for invalid JSON.
@discardableResult
public func JSValueMakeFromJSONString(_ ctx: JSContextRef!, _ string: JSStringRef!) -> JSValueRef! {
  tactus_JSValueMakeFromJSONString(ctx, string)
}

/// Creates the JSON of a value.
@discardableResult
public func JSValueCreateJSONString(
  _ ctx: JSContextRef!, _ value: JSValueRef!, _ indent: UInt32,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSStringRef! {
  tactus_JSValueCreateJSONString(ctx, value, indent, exception)
}

/// Converts a value to a boolean.
@discardableResult
public func JSValueToBoolean(_ ctx: JSContextRef!, _ value: JSValueRef!) -> Bool {
  tactus_JSValueToBoolean(ctx, value)
}

/// Converts a value to a number.
@discardableResult
public func JSValueToNumber(
  _ ctx: JSContextRef!, _ value: JSValueRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> Double {
  tactus_JSValueToNumber(ctx, value, exception)
}

/// Converts a value to an integer of 32 bits.
@discardableResult
public func JSValueToInt32(
  _ ctx: JSContextRef!, _ value: JSValueRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> Int32 {
  tactus_JSValueToInt32(ctx, value, exception)
}

/// Converts a value to an unsigned integer of 32 bits.
@discardableResult
public func JSValueToUInt32(
  _ ctx: JSContextRef!, _ value: JSValueRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> UInt32 {
  tactus_JSValueToUInt32(ctx, value, exception)
}

/// Converts a value to an integer of 64 bits.
@discardableResult
public func JSValueToInt64(
  _ ctx: JSContextRef!, _ value: JSValueRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> Int64 {
  tactus_JSValueToInt64(ctx, value, exception)
}

/// Converts a value to an unsigned integer of 64 bits.
@discardableResult
public func JSValueToUInt64(
  _ ctx: JSContextRef!, _ value: JSValueRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> UInt64 {
  tactus_JSValueToUInt64(ctx, value, exception)
}

/// Converts a value to a string, which the caller releases.
@discardableResult
public func JSValueToStringCopy(
  _ ctx: JSContextRef!, _ value: JSValueRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSStringRef! {
  tactus_JSValueToStringCopy(ctx, value, exception)
}

/// Converts a value to an object.
@discardableResult
public func JSValueToObject(
  _ ctx: JSContextRef!, _ value: JSValueRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSObjectRef! {
  tactus_JSValueToObject(ctx, value, exception)
}

/// Protects a value from the garbage collector.
public func JSValueProtect(_ ctx: JSContextRef!, _ value: JSValueRef!) {
  tactus_JSValueProtect(ctx, value)
}

/// Removes one protection of a value from the garbage collector.
public func JSValueUnprotect(_ ctx: JSContextRef!, _ value: JSValueRef!) {
  tactus_JSValueUnprotect(ctx, value)
}
