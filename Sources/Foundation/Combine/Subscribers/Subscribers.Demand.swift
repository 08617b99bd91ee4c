extension Subscribers {
  /// A requested number of values, added to what was requested before.
  ///
  /// A value beyond the range is unlimited, and a negative value is none.
  public struct Demand: Hashable, Sendable {
    private let count: UInt

    private init(count: UInt) { self.count = min(count, Self.limit) }

    private static let limit = UInt(Int.max) + 1

    /// Requests all values.
    public static let unlimited = Demand(count: limit)
    /// Requests no values; the same as `max(0)`.
    public static let none = Demand(count: 0)

    /// Returns a demand of a number of values.
    ///
    /// - Parameter value: The number, 0 or more. A negative number traps.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand cannot be negative")
      return Demand(count: UInt(value))
    }

    /// The number of values; nil if unlimited.
    public var max: Int? { count == Self.limit ? nil : Int(count) }
  }
}

extension Subscribers.Demand: Comparable {
  /// Returns the sum.
  public static func + (lhs: Self, rhs: Self) -> Self {
    // The sum of two counts of at most half the range fits.
    Self(count: lhs.count + min(rhs.count, .max - lhs.count))
  }

  /// Adds a demand.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Adds a number.
  public static func + (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs - Self(count: rhs.magnitude) : lhs + Self(count: UInt(rhs))
  }

  /// Adds a number.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// Multiplies by a number.
  public static func * (lhs: Self, rhs: Int) -> Self {
    precondition(rhs >= 0, "a demand cannot be negative")
    if lhs == .unlimited { return lhs }
    let (product, isTooMuch) = lhs.count.multipliedReportingOverflow(by: UInt(rhs))
    return isTooMuch ? .unlimited : Self(count: product)
  }

  /// Multiplies by a number.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// Subtracts a demand.
  ///
  /// An unlimited demand remains unlimited.
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return lhs }
    return Self(count: lhs.count > rhs.count ? lhs.count - rhs.count : 0)
  }

  /// Subtracts a demand.
  ///
  /// An unlimited demand remains unlimited.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Subtracts a number.
  public static func - (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs + Self(count: rhs.magnitude) : lhs - Self(count: UInt(rhs))
  }

  /// Subtracts a number.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

  /// Returns whether the first operand is less than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
}

// Numbers compare like demands; a negative number is less than `none`.
extension Subscribers.Demand {
  /// Returns whether the demand is less than a number.
  public static func < (lhs: Self, rhs: Int) -> Bool { rhs > 0 && lhs.count < UInt(rhs) }

  /// Returns whether the demand is at most a number.
  public static func <= (lhs: Self, rhs: Int) -> Bool { rhs >= 0 && lhs.count <= UInt(rhs) }

  /// Returns whether the demand is greater than a number.
  public static func > (lhs: Self, rhs: Int) -> Bool { !(lhs <= rhs) }

  /// Returns whether the demand is at least a number.
  public static func >= (lhs: Self, rhs: Int) -> Bool { !(lhs < rhs) }

  /// Returns whether the demand equals a number.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// Returns whether the demand differs from a number.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

  /// Returns whether a number is less than the demand.
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }

  /// Returns whether a number is at most the demand.
  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }

  /// Returns whether a number is greater than the demand.
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }

  /// Returns whether a number is at least the demand.
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }

  /// Returns whether a number equals the demand.
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }

  /// Returns whether a number differs from the demand.
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// The description of the demand.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}

extension Subscribers.Demand: Codable {
  /// Decodes the value.
  public init(from decoder: any Decoder) throws {
    self.init(count: try decoder.singleValueContainer().decode(UInt.self))
  }

  /// Encodes the number; unlimited is the largest number plus 1.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(count)
  }
}
