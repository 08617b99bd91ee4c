// Core Foundation's functions for numbers.

/// Creates a number from a value in memory; `nil` without memory.
public func CFNumberCreate(
  _ allocator: CFAllocator?, _ theType: CFNumberType, _ valuePtr: UnsafeRawPointer!
) -> CFNumber! {
  guard let valuePtr else { return nil }
  switch (theType.isFloat, theType.size) {
  case (true, 4): return NSNumber(value: valuePtr.loadUnaligned(as: Float.self))
  case (true, _): return NSNumber(value: valuePtr.loadUnaligned(as: Double.self))
  case (_, 1): return NSNumber(value: valuePtr.loadUnaligned(as: Int8.self))
  case (_, 2): return NSNumber(value: valuePtr.loadUnaligned(as: Int16.self))
  case (_, 4): return NSNumber(value: valuePtr.loadUnaligned(as: Int32.self))
  default: return NSNumber(value: valuePtr.loadUnaligned(as: Int64.self))
  }
}

/// Writes the value of a number to memory, converted to a type.
///
/// - Returns: Whether the type has the value without loss.
@discardableResult
public func CFNumberGetValue(
  _ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!
) -> Bool {
  guard let number, let valuePtr else { return false }
  func write<Value: BitwiseCopyable & Equatable>(_ value: Value, _ again: NSNumber) -> Bool {
    valuePtr.storeBytes(of: value, as: Value.self)
    return again.compare(number) == .orderedSame
  }
  switch (theType.isFloat, theType.size) {
  case (true, 4): return write(number.floatValue, NSNumber(value: number.floatValue))
  case (true, _): return write(number.doubleValue, NSNumber(value: number.doubleValue))
  case (_, 1): return write(number.int8Value, NSNumber(value: number.int8Value))
  case (_, 2): return write(number.int16Value, NSNumber(value: number.int16Value))
  case (_, 4): return write(number.int32Value, NSNumber(value: number.int32Value))
  default: return write(number.int64Value, NSNumber(value: number.int64Value))
  }
}

/// Returns the type that keeps the value of a number.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
  switch number.map({ String(cString: $0.objCType) }) {
  case "c", "B": .charType
  case "C", "s": .sInt16Type
  case "S", "i": .sInt32Type
  case "f": .float32Type
  case "d": .float64Type
  default: .sInt64Type
  }
}

/// Returns the number of bytes that keep the value of a number.
public func CFNumberGetByteSize(_ number: CFNumber!) -> CFIndex { CFNumberGetType(number).size }

/// Returns whether the value of a number was a floating-point value.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool { CFNumberGetType(number).isFloat }

/// Returns the order of two numbers.
///
/// - Parameter context: Ignored.
public func CFNumberCompare(
  _ number: CFNumber!, _ otherNumber: CFNumber!, _ context: UnsafeMutableRawPointer!
) -> CFComparisonResult { CFComparisonResult(number.compare(otherNumber)) }
