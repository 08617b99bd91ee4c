// On an iPhone casts convert between `CGFloat` and `NSNumber`. Foundation on Linux bridges all
// number types but this one.
//
// Source: ObjectiveC.BV1
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number boxed in an `NSNumber`.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Unboxes a number.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Unboxes a number if it is representable without loss.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = (source as? Double).map { CGFloat($0) }
    return result != nil
  }

  /// Unboxes a number; 0 if there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGFloat {
  /// Creates a number from an `NSNumber`, rounded if necessary.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// Creates a number from an `NSNumber`; `nil` if it is not representable without loss.
  public init?(exactly number: NSNumber) {
    guard let value = number as? Double else { return nil }
    self = CGFloat(value)
  }
}
