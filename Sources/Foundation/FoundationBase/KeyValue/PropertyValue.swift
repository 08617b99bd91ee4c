/// The conversion between Swift's values and the boxed values of key-value coding.
// Source: ObjectiveC.KC3, ObjectiveC.KC4
struct PropertyValue: PropertyValueConverter {
  private let value: Any?

  /// Creates a conversion of a value to set.
  init(_ value: Any?) { self.value = value.flatMap(Self.unwrapped) }

  /// Returns a value as an object: numbers as `NSNumber`, and nil for nil.
  static func boxed(_ value: Any) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    switch value {
    case is NSNumber: return (value as? NSNumber) ?? value
    case let enumeration as any RawRepresentable:
      guard !(value is NSObject) else { return value }
      return (enumeration.rawValue as? NSNumber) ?? value
    default: return value
    }
  }

  /// Returns the value of an optional inside an `Any`.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  func converted<Value>(to type: Value.Type) -> Value? {
    guard let value else { return Optional<Any>.none as? Value }
    if let same = value as? Value { return same }
    if let numeric = type as? any NSNumberConvertible.Type, let number = value as? NSNumber {
      return numeric.init(truncating: number) as? Value
    }
    if let enumeration = type as? any RawRepresentable.Type {
      return Self.make(enumeration, value) as? Value
    }
    if let box = value as? NSValue { return Self.geometry(box, type) as? Value }
    return nil
  }

  private static func make<Enumeration: RawRepresentable>(
    _ type: Enumeration.Type, _ value: Any
  ) -> Enumeration? {
    PropertyValue(value).converted(to: Enumeration.RawValue.self)
      .flatMap(Enumeration.init(rawValue:))
  }

  private static func geometry(_ box: NSValue, _ type: Any.Type) -> Any? {
    switch type {
    case is CGRect.Type: box.rectValue
    case is CGPoint.Type: box.pointValue
    case is CGSize.Type: box.sizeValue
    case is NSRange.Type: box.rangeValue
    default: nil
    }
  }
}

/// A numeric type that can be created from any `NSNumber`.
private protocol NSNumberConvertible { init(truncating number: NSNumber) }

extension Int: NSNumberConvertible {}
extension Int8: NSNumberConvertible {}
extension Int16: NSNumberConvertible {}
extension Int32: NSNumberConvertible {}
extension Int64: NSNumberConvertible {}
extension UInt: NSNumberConvertible {}
extension UInt8: NSNumberConvertible {}
extension UInt16: NSNumberConvertible {}
extension UInt32: NSNumberConvertible {}
extension UInt64: NSNumberConvertible {}
extension Float: NSNumberConvertible {}
extension Double: NSNumberConvertible {}
extension Bool: NSNumberConvertible {}
extension CGFloat: NSNumberConvertible {
  fileprivate init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
