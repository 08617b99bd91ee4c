internal import CTactusJavaScriptCore

// The functions for typed arrays, which call the library's (JavaScript.C1).

/// Creates a typed array of zeros.
@discardableResult
public func JSObjectMakeTypedArray(
  _ ctx: JSContextRef!, _ arrayType: JSTypedArrayType, _ length: Int,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSObjectRef! {
  tactus_JSObjectMakeTypedArray(ctx, arrayType.rawValue, length, exception)
}

/// Creates a typed array over bytes without copying them.
@discardableResult
public func JSObjectMakeTypedArrayWithBytesNoCopy(
  _ ctx: JSContextRef!, _ arrayType: JSTypedArrayType, _ bytes: UnsafeMutableRawPointer!,
  _ byteLength: Int, _ bytesDeallocator: JSTypedArrayBytesDeallocator!,
  _ deallocatorContext: UnsafeMutableRawPointer!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSObjectRef! {
  tactus_JSObjectMakeTypedArrayWithBytesNoCopy(
    ctx, arrayType.rawValue, bytes, byteLength, bytesDeallocator, deallocatorContext, exception)
}

/// Creates a typed array of a buffer.
@discardableResult
public func JSObjectMakeTypedArrayWithArrayBuffer(
  _ ctx: JSContextRef!, _ arrayType: JSTypedArrayType, _ buffer: JSObjectRef!,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSObjectRef! {
  tactus_JSObjectMakeTypedArrayWithArrayBuffer(ctx, arrayType.rawValue, buffer, exception)
}

/// Creates a typed array over a part of a buffer.
@discardableResult
public func JSObjectMakeTypedArrayWithArrayBufferAndOffset(
  _ ctx: JSContextRef!, _ arrayType: JSTypedArrayType, _ buffer: JSObjectRef!, _ byteOffset: Int,
  _ length: Int, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSObjectRef! {
  tactus_JSObjectMakeTypedArrayWithArrayBufferAndOffset(
    ctx, arrayType.rawValue, buffer, byteOffset, length, exception)
}

/// Returns the bytes of a typed array.
@discardableResult
public func JSObjectGetTypedArrayBytesPtr(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> UnsafeMutableRawPointer! {
  tactus_JSObjectGetTypedArrayBytesPtr(ctx, object, exception)
}

/// Returns the length of a typed array in elements.
@discardableResult
public func JSObjectGetTypedArrayLength(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> Int {
  tactus_JSObjectGetTypedArrayLength(ctx, object, exception)
}

/// Returns the length of a typed array in bytes.
@discardableResult
public func JSObjectGetTypedArrayByteLength(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> Int {
  tactus_JSObjectGetTypedArrayByteLength(ctx, object, exception)
}

/// Returns the byte offset of a typed array in its buffer.
@discardableResult
public func JSObjectGetTypedArrayByteOffset(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> Int {
  tactus_JSObjectGetTypedArrayByteOffset(ctx, object, exception)
}

/// Returns the buffer of a typed array.
@discardableResult
public func JSObjectGetTypedArrayBuffer(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSObjectRef! {
  tactus_JSObjectGetTypedArrayBuffer(ctx, object, exception)
}

/// Creates an array buffer over bytes without copying them.
@discardableResult
public func JSObjectMakeArrayBufferWithBytesNoCopy(
  _ ctx: JSContextRef!, _ bytes: UnsafeMutableRawPointer!, _ byteLength: Int,
  _ bytesDeallocator: JSTypedArrayBytesDeallocator!, _ deallocatorContext: UnsafeMutableRawPointer!,
  _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> JSObjectRef! {
  tactus_JSObjectMakeArrayBufferWithBytesNoCopy(
    ctx, bytes, byteLength, bytesDeallocator, deallocatorContext, exception)
}

/// Returns the bytes of a buffer.
@discardableResult
public func JSObjectGetArrayBufferBytesPtr(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> UnsafeMutableRawPointer! {
  tactus_JSObjectGetArrayBufferBytesPtr(ctx, object, exception)
}

/// Returns the length of an array buffer in bytes.
@discardableResult
public func JSObjectGetArrayBufferByteLength(
  _ ctx: JSContextRef!, _ object: JSObjectRef!, _ exception: UnsafeMutablePointer<JSValueRef?>!
) -> Int {
  tactus_JSObjectGetArrayBufferByteLength(ctx, object, exception)
}
