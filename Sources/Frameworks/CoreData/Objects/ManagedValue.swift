/// The conversion between the stored values of objects and the types of `@NSManaged` properties
/// (CoreData.MA1–MA3).
enum ManagedValue {
  /// Returns a stored value converted to the type of a property; nil if the conversion fails.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let optional = type as? any OptionalValue.Type {
      return optional.wrapping(value) as? Value
    }
    guard let value else { return absent(type) }
    if let number = value as? NSNumber, let scalar = type as? any ManagedScalar.Type {
      return scalar.init(truncating: number) as? Value
    }
    if let enumeration = type as? any RawRepresentable.Type {
      return self.enumeration(enumeration, value) as? Value
    }
    if let collection = type as? any ManagedCollection.Type {
      if let elements = elements(value) { return collection.from(elements) as? Value }
    }
    return (value as? Value) ?? object(value) as? Value
  }

  /// Returns the value of optionals inside an `Any`.
  static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped
  }

  /// Returns the value of a non-optional property without one: 0 for numbers, and an empty string,
  /// data or collection; nil for other types.
  private static func absent<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case let scalar as any ManagedScalar.Type: scalar.init(truncating: 0) as? Value
    case is String.Type: "" as? Value
    case is Data.Type: Data() as? Value
    case let collection as any ManagedCollection.Type: collection.from([]) as? Value
    case is NSSet.Type: NSSet() as? Value
    case is NSOrderedSet.Type: NSOrderedSet() as? Value
    case let enumeration as any RawRepresentable.Type:
      self.enumeration(enumeration, NSNumber(value: 0)) as? Value
    default: nil
    }
  }

  private static func enumeration<Enumeration: RawRepresentable>(
    _ type: Enumeration.Type, _ value: Any
  ) -> Enumeration? {
    converted(value, to: Enumeration.RawValue.self).flatMap(Enumeration.init(rawValue:))
  }

  /// Returns the elements of a collection; nil for other values.
  static func elements(_ value: Any) -> [Any]? {
    switch value {
    case let array as [Any]: array
    case let set as NSOrderedSet: set.map(\.self)
    case let set as NSSet: set.map(\.self)
    case let set as Set<AnyHashable>: set.map(\.base)
    case let array as NSArray: array.map(\.self)
    default: nil
    }
  }

  /// Returns a Swift value as Foundation's object.
  private static func object(_ value: Any) -> Any {
    switch value {
    case let text as String: text as NSString
    case let date as Date: date as NSDate
    case let data as Data: data as NSData
    case let uuid as UUID: uuid as NSUUID
    case let url as URL: url as NSURL
    default: value
    }
  }
}

/// An optional of any type.
private protocol OptionalValue {
  /// Returns an optional of this type that contains a converted value.
  static func wrapping(_ value: Any?) -> Any
  /// The value inside; nil for none.
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { flatMap { ManagedValue.unwrapped($0) } }
  fileprivate static func wrapping(_ value: Any?) -> Any {
    guard let value else { return Self.none as Any }
    return ManagedValue.converted(value, to: Wrapped.self) as Any
  }
}

/// A collection of objects of a relationship, or of values of a transformable attribute.
private protocol ManagedCollection {
  /// Returns a collection of elements; nil if one has another type.
  static func from(_ elements: [Any]) -> Self?
}

extension Array: ManagedCollection {
  fileprivate static func from(_ elements: [Any]) -> [Element]? {
    let own = elements.compactMap { $0 as? Element }
    return own.count == elements.count ? own : nil
  }
}

extension Set: ManagedCollection {
  fileprivate static func from(_ elements: [Any]) -> Set<Element>? {
    let own = elements.compactMap { $0 as? Element }
    return own.count == elements.count ? Set(own) : nil
  }
}

/// A numeric type that can be created from any `NSNumber`.
private protocol ManagedScalar { init(truncating number: NSNumber) }

extension Int: ManagedScalar {}
extension Int8: ManagedScalar {}
extension Int16: ManagedScalar {}
extension Int32: ManagedScalar {}
extension Int64: ManagedScalar {}
extension UInt: ManagedScalar {}
extension UInt8: ManagedScalar {}
extension UInt16: ManagedScalar {}
extension UInt32: ManagedScalar {}
extension UInt64: ManagedScalar {}
extension Float: ManagedScalar {}
extension Double: ManagedScalar {}
extension Bool: ManagedScalar {}
extension Decimal: ManagedScalar {
  fileprivate init(truncating number: NSNumber) { self = number.decimalValue }
}
