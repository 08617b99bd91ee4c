// The types of the C functions (JavaScript.C1).

/// A group of contexts, which share values.
public typealias JSContextGroupRef = OpaquePointer
/// A context in which scripts run.
public typealias JSContextRef = OpaquePointer
/// A context with a global object of its own.
public typealias JSGlobalContextRef = OpaquePointer
/// A string of UTF-16 code units.
public typealias JSStringRef = OpaquePointer
/// A class of objects with functions of the program.
public typealias JSClassRef = OpaquePointer
/// An array of property names.
public typealias JSPropertyNameArrayRef = OpaquePointer
/// A set that collects the names of properties.
public typealias JSPropertyNameAccumulatorRef = OpaquePointer
/// A value of JavaScript.
public typealias JSValueRef = OpaquePointer
/// An object of JavaScript.
public typealias JSObjectRef = OpaquePointer
/// A UTF-16 code unit.
public typealias JSChar = UInt16
/// A set of attributes of a property.
public typealias JSPropertyAttributes = UInt32
/// A set of attributes of a class.
public typealias JSClassAttributes = UInt32

/// A function that frees the bytes of a typed array.
public typealias JSTypedArrayBytesDeallocator =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
/// A callback for the creation of an object.
public typealias JSObjectInitializeCallback = @convention(c) (JSContextRef?, JSObjectRef?) -> Void
/// A callback for the finalization of an object by the garbage collector.
public typealias JSObjectFinalizeCallback = @convention(c) (JSObjectRef?) -> Void
/// A callback that returns whether an object has a property.
public typealias JSObjectHasPropertyCallback =
  @convention(c) (JSContextRef?, JSObjectRef?, JSStringRef?) -> Bool
/// A callback that returns a property of an object; nil to forward to the parent classes.
public typealias JSObjectGetPropertyCallback =
  @convention(c) (
    JSContextRef?, JSObjectRef?, JSStringRef?, UnsafeMutablePointer<JSValueRef?>?
  ) -> JSValueRef?
/// A callback that sets a property of an object; false to forward to the parent classes.
public typealias JSObjectSetPropertyCallback =
  @convention(c) (
    JSContextRef?, JSObjectRef?, JSStringRef?, JSValueRef?, UnsafeMutablePointer<JSValueRef?>?
  ) -> Bool
/// A callback that deletes a property of an object; false to forward to the parent classes.
public typealias JSObjectDeletePropertyCallback =
  @convention(c) (
    JSContextRef?, JSObjectRef?, JSStringRef?, UnsafeMutablePointer<JSValueRef?>?
  ) -> Bool
/// A function that collects the names of an object's properties.
public typealias JSObjectGetPropertyNamesCallback =
  @convention(c) (JSContextRef?, JSObjectRef?, JSPropertyNameAccumulatorRef?) -> Void
/// A callback for a call of an object as a function.
public typealias JSObjectCallAsFunctionCallback =
  @convention(c) (
    JSContextRef?, JSObjectRef?, JSObjectRef?, Int, UnsafePointer<JSValueRef?>?,
    UnsafeMutablePointer<JSValueRef?>?
  ) -> JSValueRef?
/// A callback for a call of an object as a constructor by `new`.
public typealias JSObjectCallAsConstructorCallback =
  @convention(c) (
    JSContextRef?, JSObjectRef?, Int, UnsafePointer<JSValueRef?>?,
    UnsafeMutablePointer<JSValueRef?>?
  ) -> JSObjectRef?
/// A callback that returns whether an object is an instance of another.
public typealias JSObjectHasInstanceCallback =
  @convention(c) (
    JSContextRef?, JSObjectRef?, JSValueRef?, UnsafeMutablePointer<JSValueRef?>?
  ) -> Bool
/// A callback that converts an object to a number or string; nil to forward to the parent classes.
public typealias JSObjectConvertToTypeCallback =
  @convention(c) (
    JSContextRef?, JSObjectRef?, UInt32, UnsafeMutablePointer<JSValueRef?>?
  ) -> JSValueRef?

/// No attributes of a property.
public var kJSPropertyAttributeNone: Int { 0 }
/// The attribute of a read-only property.
public var kJSPropertyAttributeReadOnly: Int { 1 << 1 }
/// The attribute of a property that is not enumerable.
public var kJSPropertyAttributeDontEnum: Int { 1 << 2 }
/// The attribute of a property that cannot be deleted.
public var kJSPropertyAttributeDontDelete: Int { 1 << 3 }
/// No attributes of a class.
public var kJSClassAttributeNone: Int { 0 }
/// The attribute of a class without an automatic shared prototype.
public var kJSClassAttributeNoAutomaticPrototype: Int { 1 << 1 }
