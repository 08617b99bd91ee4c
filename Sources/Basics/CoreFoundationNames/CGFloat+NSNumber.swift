// On an iPhone a number is a CGFloat or an NSNumber as it is asked for. Linux Foundation bridges all
// numbers but this one.
//
// Source: Documentation/Behaviour/ObjectiveC.md#values (BV1)
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number in a box.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Takes a number out of its box.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Takes a number out of its box, if it can be one of these without losing anything.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = (source as? Double).map { CGFloat($0) }
    return result != nil
  }

  /// Takes a number out of its box; 0 where there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
