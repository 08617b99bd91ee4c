/// A value of a few numbers that is itself or a box of Foundation's, as it is asked for.
///
/// On Linux, Foundation's boxes hold points, sizes, rectangles, and else no structures but arrays of
/// numbers; so what is boxed is such an array as long as the value.
///
/// Source: Documentation/Behaviour/ObjectiveC.md#values (BV2)
package protocol BoxedValue: _ObjectiveCBridgeable {
  /// What the box says is in it.
  static var boxedType: String { get }
}

extension BoxedValue {
  /// As many numbers as the value has.
  package static var boxedType: String {
    "[\(MemoryLayout<Self>.size / MemoryLayout<Double>.size)d]"
  }

  /// The value in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(boxing: self) }

  /// Takes a value out of its box, which holds one of its kind.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = source.unboxed()
  }

  /// Takes a value out of its box, if one of its kind is in it.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = source.unboxed()
    return result != nil
  }

  /// Takes a value out of its box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let value: Self = source?.unboxed() else {
      preconditionFailure("there is no \(Self.self) in this NSValue")
    }
    return value
  }
}

extension NSValue {
  /// Boxes a value.
  package convenience init<Value: BoxedValue>(boxing value: Value) {
    let bytes = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    bytes.initialize(to: value)
    defer { bytes.deallocate() }
    self.init(bytes: bytes, objCType: Value.boxedType)
  }

  /// What is in the box; nil where it is of another kind.
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
