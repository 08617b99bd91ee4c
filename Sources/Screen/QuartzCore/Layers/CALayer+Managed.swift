internal import TactusCrashReports

// The calls of lowered sources in place of `@NSManaged`: on an iPhone a layer makes the accessors
// of such properties when the program runs, and animates their values (Layers.K6).
extension CALayer {
  /// Returns the value of an `@NSManaged` property: the one stored for its key, the default value
  /// of the class, or nothing: 0 for numbers.
  ///
  /// Traps if a value has another type than the property.
  public func _managed<Value>(_ key: String) -> Value {
    let value = value(forKey: key) ?? type(of: self).defaultValue(forKey: key)
    guard let converted = ManagedLayerValue.converted(value, to: Value.self) else {
      programmingError(
        "\(type(of: self)) has \(value.map { "a \(type(of: $0))" } ?? "no value") for the property "
          + "\(key) of type \(Value.self); override 'defaultValue(forKey:)' to give it a value")
    }
    return converted
  }

  /// Sets the value of an `@NSManaged` property, with the layer's action for its key.
  public func _setManaged<Value>(_ value: Value, _ key: String) {
    setValue(ManagedLayerValue.unwrapped(value), forKey: key)
  }
}
