/// The type of a value of JavaScript.
public struct JSType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the type.
  public var rawValue: UInt32

  /// Creates a type from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a type from its raw value.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The type of the undefined value.
public var kJSTypeUndefined: JSType { JSType(0) }
/// The type of the null value.
public var kJSTypeNull: JSType { JSType(1) }
/// The type of true and false.
public var kJSTypeBoolean: JSType { JSType(2) }
/// The type of numbers.
public var kJSTypeNumber: JSType { JSType(3) }
/// The type of strings.
public var kJSTypeString: JSType { JSType(4) }
/// The type of objects.
public var kJSTypeObject: JSType { JSType(5) }
/// The type of symbols.
public var kJSTypeSymbol: JSType { JSType(6) }
/// The type of integers of any size.
public var kJSTypeBigInt: JSType { JSType(7) }
