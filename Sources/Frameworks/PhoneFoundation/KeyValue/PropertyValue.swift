/// What `value(forKey:)` gives and `setValue(_:forKey:)` takes, between Swift's values and Foundation's
/// boxes.
// Source: Documentation/Behaviour/ObjectiveC.md (KC3, KC4)
struct PropertyValue: PropertyValueConverter {
  private let value: Any?

  /// Takes what a property is to be set to.
  init(_ value: Any?) { self.value = value.flatMap(Self.unwrapped) }

  /// A value as Objective-C would have it: numbers are `NSNumber`, and nil is none.
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

  /// What an optional that hides in an `Any` holds.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  func converted<Value>(to type: Value.Type) -> Value? {
    guard let value else { return Optional<Any>.none as? Value }
    if let same = value as? Value { return same }
    if let numeric = type as? any NumberTaking.Type, let number = value as? NSNumber {
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

/// A number that a property may be, made of a box with any other.
private protocol NumberTaking { init(truncating number: NSNumber) }

extension Int: NumberTaking {}
extension Int8: NumberTaking {}
extension Int16: NumberTaking {}
extension Int32: NumberTaking {}
extension Int64: NumberTaking {}
extension UInt: NumberTaking {}
extension UInt8: NumberTaking {}
extension UInt16: NumberTaking {}
extension UInt32: NumberTaking {}
extension UInt64: NumberTaking {}
extension Float: NumberTaking {}
extension Double: NumberTaking {}
extension Bool: NumberTaking {}
extension CGFloat: NumberTaking {
  fileprivate init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
