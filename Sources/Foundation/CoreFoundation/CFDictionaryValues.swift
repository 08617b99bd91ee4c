// Core Foundation's functions that find values by pointers. The values of dictionaries and arrays
// are Swift's here, so each result is the pointer to an object that holds one; it is never
// released.

/// Returns a pointer to the value of a key; nil if the dictionary has none.
///
/// - Parameters:
///   - theDict: The dictionary.
///   - key: The pointer that `Unmanaged.passUnretained(key).toOpaque()` returns.
/// - Returns: The pointer, which `unsafeBitCast(_:to:)` makes an `AnyObject`, a `CFDictionary`, a
///   `CFArray` or a `CFString`.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!)
  -> UnsafeRawPointer!
{
  guard let theDict, let key else { return nil }
  let object = Swift.Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
  let found =
    (object as? String).flatMap { theDict[$0] } ?? (object as? NSObject).flatMap { theDict[$0] }
  return found.map(pointer)
}

/// Finds a pointer to the value of a key.
///
/// - Parameters:
///   - theDict: The dictionary.
///   - key: The pointer that `Unmanaged.passUnretained(key).toOpaque()` returns.
///   - value: Memory for the pointer.
/// - Returns: Whether the dictionary has a value.
@discardableResult
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(theDict, key) else { return false }
  value?.pointee = found
  return true
}

/// Returns whether a dictionary has a value for a key.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  CFDictionaryGetValue(theDict, key) != nil
}

/// Returns a pointer to an element of an array; nil outside of it.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  guard let theArray, theArray.indices.contains(idx) else { return nil }
  return pointer(to: theArray[idx])
}

/// Returns a pointer to an object that holds a value.
func pointer(to value: Any) -> UnsafeRawPointer {
  UnsafeRawPointer(Swift.Unmanaged.passRetained(value as AnyObject).toOpaque())
}

/// Returns the object of a pointer of Core Foundation.
public func unsafeBitCast(_ pointer: UnsafeRawPointer?, to type: AnyObject.Protocol) -> AnyObject {
  Swift.Unmanaged<AnyObject>.fromOpaque(held(pointer)).takeUnretainedValue()
}

/// A type of Core Foundation that is a structure here; its pointers are to objects.
public protocol _CoreFoundationValue {}

extension Array: _CoreFoundationValue where Element == Any {}
extension Bool: _CoreFoundationValue {}
extension Data: _CoreFoundationValue {}
extension Date: _CoreFoundationValue {}
extension Dictionary: _CoreFoundationValue where Key == AnyHashable, Value == Any {}
extension String: _CoreFoundationValue {}
extension URL: _CoreFoundationValue {}

/// Returns the string, the array or another value of a pointer of Core Foundation.
public func unsafeBitCast<Value: _CoreFoundationValue>(
  _ pointer: UnsafeRawPointer?, to type: Value.Type
) -> Value { value(of: pointer) }

/// Returns the string, the array or another value of a pointer of Core Foundation.
public func unsafeBitCast<Value: _CoreFoundationValue>(
  _ pointer: UnsafeRawPointer, to type: Value.Type
) -> Value { value(of: pointer) }

/// Returns the object of a pointer of Core Foundation.
public func unsafeBitCast(_ pointer: UnsafeRawPointer, to type: AnyObject.Protocol) -> AnyObject {
  Swift.Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
}

private func value<Value>(of pointer: UnsafeRawPointer?) -> Value {
  let object = Swift.Unmanaged<AnyObject>.fromOpaque(held(pointer)).takeUnretainedValue()
  guard let value = object as? Value else {
    preconditionFailure(
      "unsafeBitCast: the pointer is to a \(type(of: object)), not a \(Value.self)")
  }
  return value
}

private func held(_ pointer: UnsafeRawPointer?) -> UnsafeRawPointer {
  guard let pointer else {
    preconditionFailure("unsafeBitCast: the pointer is nil: the dictionary has no such value")
  }
  return pointer
}
