/// A highlight style bridges to `NSString`, like other attribute values.
extension NSAttributedString.TextHighlightStyle: _ObjectiveCBridgeable {
  /// Returns the kind as an object.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  /// Converts an object to a kind.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: source.description)
  }

  /// Converts an object to a kind; returns whether that is possible.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout Self?
  ) -> Bool {
    result = Self(rawValue: source.description)
    return true
  }

  /// Returns the kind of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: source?.description ?? "")
  }
}

/// A highlight color scheme bridges to `NSString`, like other attribute values.
extension NSAttributedString.TextHighlightColorScheme: _ObjectiveCBridgeable {
  /// Returns the color as an object.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  /// Converts an object to a color.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: source.description)
  }

  /// Converts an object to a color; returns whether that is possible.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout Self?
  ) -> Bool {
    result = Self(rawValue: source.description)
    return true
  }

  /// Returns the color of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: source?.description ?? "")
  }
}
