/// The Boolean value of functions in C.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, CustomStringConvertible, Equatable,
  Sendable
{
  /// The value as a `Bool`.
  public var boolValue: Bool

  /// Creates a value from one of Swift.
  public init(_ value: Bool) { boolValue = value }

  /// Creates a value from a literal.
  public init(booleanLiteral value: Bool) { boolValue = value }

  /// The text `true` or `false`.
  public var description: String { boolValue.description }
}
