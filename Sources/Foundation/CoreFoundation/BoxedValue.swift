/// A structure of numbers that bridges to `NSValue`.
///
/// On Linux `NSValue` holds points, sizes, rectangles and arrays of numbers, but no other
/// structures. So a value is boxed as an array of its size.
///
/// Source: ObjectiveC.BV2
package protocol BoxedValue: _ObjectiveCBridgeable {
  /// The Objective-C type encoding of the boxed value.
  static var boxedType: String { get }
}

extension BoxedValue {
  /// The type encoding of an array with the size of the value.
  package static var boxedType: String {
    "[\(MemoryLayout<Self>.size / MemoryLayout<Double>.size)d]"
  }

  /// Returns the value boxed in an `NSValue`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(boxing: self) }

  /// Unboxes a value whose type is known to match.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = source.unboxed()
  }

  /// Unboxes a value if the box has its type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = source.unboxed()
    return result != nil
  }

  /// Unboxes a value.
  ///
  /// A box of another type traps.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let value: Self = source?.unboxed() else {
      preconditionFailure("the NSValue contains no \(Self.self)")
    }
    return value
  }
}

extension NSValue {
  /// Creates a box of a value.
  package convenience init<Value: BoxedValue>(boxing value: Value) {
    let bytes = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    bytes.initialize(to: value)
    defer { bytes.deallocate() }
    self.init(bytes: bytes, objCType: Value.boxedType)
  }

  /// Returns the boxed value; nil if it is of another type.
  package func unboxed<Value: BoxedValue>() -> Value? {
    guard String(cString: objCType) == Value.boxedType else { return nil }
    let bytes = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { bytes.deallocate() }
    getValue(bytes)
    return bytes.pointee
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, BoxedValue {
  package static var boxedType: String { String(cString: NSValue(point: .zero).objCType) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, BoxedValue {
  package static var boxedType: String { String(cString: NSValue(size: .zero).objCType) }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, BoxedValue {
  package static var boxedType: String { String(cString: NSValue(rect: .zero).objCType) }
}
