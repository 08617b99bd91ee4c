internal import CTactusJavaScriptCore

// The functions for objects, which call the library's (JavaScript.C1).

/// Retains a class.
@discardableResult
public func JSClassRetain(_ jsClass: JSClassRef!) -> JSClassRef! {
  tactus_JSClassRetain(jsClass)
}

/// Releases a class.
public func JSClassRelease(_ jsClass: JSClassRef!) {
  tactus_JSClassRelease(jsClass)
}

/// Creates an object of a class with private data.
@discardableResult
public func JSObjectMake(
  _ ctx: JSContextRef!, _ jsClass: JSClassRef!, _ data: UnsafeMutableRawPointer!
) -> JSObjectRef! {
  tactus_JSObjectMake(ctx, jsClass, data)
}

/// Creates a function that calls a native callback.
@discardableResult
public func JSObjectMakeFunctionWithCallback(
  _ ctx: JSContextRef!, _ name: JSStringRef!, _ callAsFunction: JSObjectCallAsFunctionCallback!
) -> JSObjectRef! {
  tactus_JSObjectMakeFunctionWithCallback(ctx, name, callAsFunction)
}

/// Creates a constructor that calls a native callback.
@discardableResult
public func JSObjectMakeConstructor(
  _ ctx: JSContextRef!, _ jsClass: JSClassRef!,
  _ callAsConstructor: JSObjectCallAsConstructorCallback!
) -> JSObjectRef! {
  tactus_JSObjectMakeConstructor(ctx, jsClass, callAsConstructor)
}

/// Creates an array.
@discardableResult
public func JSObjectMakeArray(
  _ ctx: JSContextRef!, _ argumentCount: Int, _ arguments: UnsafePointer<JSValueRef?>!,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSObjectRef! {
  tactus_JSObjectMakeArray(ctx, argumentCount, arguments, exception)
}

/// Creates a date, as its constructor does.
@discardableResult
public func JSObjectMakeDate(
  _ ctx: JSContextRef!, _ argumentCount: Int, _ arguments: UnsafePointer<JSValueRef?>!,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSObjectRef! {
  tactus_JSObjectMakeDate(ctx, argumentCount, arguments, exception)
}

/// Creates an error, as its constructor does.
@discardableResult
public func JSObjectMakeError(
  _ ctx: JSContextRef!, _ argumentCount: Int, _ arguments: UnsafePointer<JSValueRef?>!,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSObjectRef! {
  tactus_JSObjectMakeError(ctx, argumentCount, arguments, exception)
}

/// Creates a regular expression, as its constructor does.
@discardableResult
public func JSObjectMakeRegExp(
  _ ctx: JSContextRef!, _ argumentCount: Int, _ arguments: UnsafePointer<JSValueRef?>!,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSObjectRef! {
  tactus_JSObjectMakeRegExp(ctx, argumentCount, arguments, exception)
}

/// Creates a promise with the functions that settle it.
@discardableResult
public func JSObjectMakeDeferredPromise(
  _ ctx: JSContextRef!, _ resolve: UnsafeMutablePointer<JSObjectRef?>!,
  _ reject: UnsafeMutablePointer<JSObjectRef?>!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSObjectRef! {
  tactus_JSObjectMakeDeferredPromise(ctx, resolve, reject, exception)
}

/// Creates a function of its source.
@discardableResult
public func JSObjectMakeFunction(
  _ ctx: JSContextRef!, _ name: JSStringRef!, _ parameterCount: UInt32,
  _ parameterNames: UnsafePointer<JSStringRef?>!, _ body: JSStringRef!, _ sourceURL: JSStringRef!,
  _ startingLineNumber: Int32, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSObjectRef! {
  tactus_JSObjectMakeFunction(
    ctx, name, parameterCount, parameterNames, body, sourceURL, startingLineNumber, exception)
}

/// Returns the prototype of an object.
@discardableResult
public func JSObjectGetPrototype(_ ctx: JSContextRef!, _ object: JSObjectRef!) -> JSValueRef! {
  tactus_JSObjectGetPrototype(ctx, object)
}

/// Sets the prototype of an object.
public func JSObjectSetPrototype(_ ctx: JSContextRef!, _ object: JSObjectRef!, _ value: JSValueRef!)
{
  tactus_JSObjectSetPrototype(ctx, object, value)
}

/// Returns whether an object has a property.
@discardableResult
public func JSObjectHasProperty(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ propertyName: JSStringRef!
) -> Bool {
  tactus_JSObjectHasProperty(ctx, object, propertyName)
}

/// Returns a property of an object.
@discardableResult
public func JSObjectGetProperty(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ propertyName: JSStringRef!,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSValueRef! {
  tactus_JSObjectGetProperty(ctx, object, propertyName, exception)
}

/// Sets a property of an object.
public func JSObjectSetProperty(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ propertyName: JSStringRef!, _ value: JSValueRef!,
  _ attributes: UInt32, _ exception: UnsafeMutablePointer<JSValueRef?>!
) {
  tactus_JSObjectSetProperty(ctx, object, propertyName, value, attributes, exception)
}

/// Deletes a property of an object.
@discardableResult
public func JSObjectDeleteProperty(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ propertyName: JSStringRef!,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> Bool {
  tactus_JSObjectDeleteProperty(ctx, object, propertyName, exception)
}

/// Returns whether an object has a property with a key.
@discardableResult
public func JSObjectHasPropertyForKey(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ propertyKey: JSValueRef!,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> Bool {
  tactus_JSObjectHasPropertyForKey(ctx, object, propertyKey, exception)
}

/// Returns the property of an object with a key.
@discardableResult
public func JSObjectGetPropertyForKey(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ propertyKey: JSValueRef!,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSValueRef! {
  tactus_JSObjectGetPropertyForKey(ctx, object, propertyKey, exception)
}

/// Sets the property of an object with a key.
public func JSObjectSetPropertyForKey(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ propertyKey: JSValueRef!, _ value: JSValueRef!,
  _ attributes: UInt32, _ exception: UnsafeMutablePointer<JSValueRef?>!
) {
  tactus_JSObjectSetPropertyForKey(ctx, object, propertyKey, value, attributes, exception)
}

/// Deletes the property of an object with a key.
@discardableResult
public func JSObjectDeletePropertyForKey(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ propertyKey: JSValueRef!,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> Bool {
  tactus_JSObjectDeletePropertyForKey(ctx, object, propertyKey, exception)
}

/// Returns the property of an object at an index.
@discardableResult
public func JSObjectGetPropertyAtIndex(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ propertyIndex: UInt32,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSValueRef! {
  tactus_JSObjectGetPropertyAtIndex(ctx, object, propertyIndex, exception)
}

/// Sets the property of an object at an index.
public func JSObjectSetPropertyAtIndex(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ propertyIndex: UInt32, _ value: JSValueRef!,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) {
  tactus_JSObjectSetPropertyAtIndex(ctx, object, propertyIndex, value, exception)
}

/// Returns the private data of an object.
@discardableResult
public func JSObjectGetPrivate(_ object: JSObjectRef!) -> UnsafeMutableRawPointer! {
  tactus_JSObjectGetPrivate(object)
}

/// Sets the private data of an object whose class supports it.
@discardableResult
public func JSObjectSetPrivate(_ object: JSObjectRef!, _ data: UnsafeMutableRawPointer!) -> Bool {
  tactus_JSObjectSetPrivate(object, data)
}

/// Returns whether an object is a function.
@discardableResult
public func JSObjectIsFunction(_ ctx: JSContextRef!, _ object: JSObjectRef!) -> Bool {
  tactus_JSObjectIsFunction(ctx, object)
}

/// Calls a function object with arguments.
@discardableResult
public func JSObjectCallAsFunction(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ thisObject: JSObjectRef!, _ argumentCount: Int,
  _ arguments: UnsafePointer<JSValueRef?>!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSValueRef! {
  tactus_JSObjectCallAsFunction(ctx, object, thisObject, argumentCount, arguments, exception)
}

/// Returns whether an object is a constructor.
@discardableResult
public func JSObjectIsConstructor(_ ctx: JSContextRef!, _ object: JSObjectRef!) -> Bool {
  tactus_JSObjectIsConstructor(ctx, object)
}

/// Calls a function object as a constructor, with arguments.
@discardableResult
public func JSObjectCallAsConstructor(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ argumentCount: Int,
  _ arguments: UnsafePointer<JSValueRef?>!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSObjectRef! {
  tactus_JSObjectCallAsConstructor(ctx, object, argumentCount, arguments, exception)
}

/// Copies the names of the enumerable properties, as a `for … in` loop visits them.
@discardableResult
public func JSObjectCopyPropertyNames(_ ctx: JSContextRef!, _ object: JSObjectRef!)
  -> JSPropertyNameArrayRef!
{
  tactus_JSObjectCopyPropertyNames(ctx, object)
}

/// Retains an array of property names.
@discardableResult
public func JSPropertyNameArrayRetain(_ array: JSPropertyNameArrayRef!) -> JSPropertyNameArrayRef! {
  tactus_JSPropertyNameArrayRetain(array)
}

/// Releases an array of property names.
public func JSPropertyNameArrayRelease(_ array: JSPropertyNameArrayRef!) {
  tactus_JSPropertyNameArrayRelease(array)
}

/// Returns the number of names in an array.
@discardableResult
public func JSPropertyNameArrayGetCount(_ array: JSPropertyNameArrayRef!) -> Int {
  tactus_JSPropertyNameArrayGetCount(array)
}

/// Returns the name at an index.
@discardableResult
public func JSPropertyNameArrayGetNameAtIndex(_ array: JSPropertyNameArrayRef!, _ index: Int)
  -> JSStringRef!
{
  tactus_JSPropertyNameArrayGetNameAtIndex(array, index)
}

/// Adds a name to the property names of an object.
public func JSPropertyNameAccumulatorAddName(
  _ accumulator: JSPropertyNameAccumulatorRef!, _ propertyName: JSStringRef!
) {
  tactus_JSPropertyNameAccumulatorAddName(accumulator, propertyName)
}
