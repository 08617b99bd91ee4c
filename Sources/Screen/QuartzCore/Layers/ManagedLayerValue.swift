/// The conversion between the values that layers store and the types of `@NSManaged` properties.
enum ManagedLayerValue {
  /// Returns a stored value as the type of a property; nil if it has another type.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let optional = type as? any OptionalLayerValue.Type {
      return optional.wrapping(value) as? Value
    }
    switch (value ?? absent(type), type) {
    case (let value as Value, _): return value
    case (let number as NSNumber, let type as any BinaryFloatingPoint.Type):
      return floatingPoint(type, number) as? Value
    case (let number as NSNumber, let type as any BinaryInteger.Type):
      return integer(type, number) as? Value
    case (let number as NSNumber, is Bool.Type): return number.boolValue as? Value
    default: return nil
    }
  }

  /// Returns the value of optionals inside an `Any`.
  static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalLayerValue else { return value }
    return optional.wrapped
  }

  /// Returns what a property that is not optional has without a value, as memory of zeros is on an
  /// iPhone; nil if its type has nothing of the kind.
  private static func absent(_ type: Any.Type) -> Any? {
    switch type {
    case is any BinaryFloatingPoint.Type, is any BinaryInteger.Type, is Bool.Type:
      NSNumber(value: 0)
    case is CGPoint.Type: CGPoint.zero
    case is CGSize.Type: CGSize.zero
    case is CGRect.Type: CGRect.zero
    default: nil
    }
  }

  private static func floatingPoint<Number: BinaryFloatingPoint>(
    _ type: Number.Type, _ number: NSNumber
  ) -> Number { Number(number.doubleValue) }

  private static func integer<Number: BinaryInteger>(
    _ type: Number.Type, _ number: NSNumber
  ) -> Number { Number(truncatingIfNeeded: number.int64Value) }
}

/// An optional type, whatever it wraps.
private protocol OptionalLayerValue {
  /// The value, without further optionals.
  var wrapped: Any? { get }
  /// Returns an optional of a stored value; nil if it has another type.
  static func wrapping(_ value: Any?) -> Self?
}

extension Optional: OptionalLayerValue {
  fileprivate var wrapped: Any? { flatMap { ManagedLayerValue.unwrapped($0) } }

  fileprivate static func wrapping(_ value: Any?) -> Self? {
    guard let value else { return .some(.none) }
    return ManagedLayerValue.converted(value, to: Wrapped.self).map(Self.some)
  }
}
