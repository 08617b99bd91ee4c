/// A text effect bridges to `NSString`, as on an iPhone: attributed strings with either are equal.
extension NSAttributedString.TextEffectStyle: _ObjectiveCBridgeable {
  /// Returns the effect as an object.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  /// Converts an object to an effect.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: source.description)
  }

  /// Converts an object to an effect; returns whether that is possible.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout Self?
  ) -> Bool {
    result = Self(rawValue: source.description)
    return true
  }

  /// Returns the effect of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: source?.description ?? "")
  }
}
