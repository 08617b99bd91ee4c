extension Subscribers {
  /// How many values are asked for, on top of what was asked for before.
  ///
  /// A number too large to be one is unlimited, and less than none is none.
  public struct Demand: Hashable, Sendable {
    private let count: UInt

    private init(count: UInt) { self.count = min(count, Self.limit) }

    private static let limit = UInt(Int.max) + 1

    /// All that come.
    public static let unlimited = Demand(count: limit)
    /// None; the same as `max(0)`.
    public static let none = Demand(count: 0)

    /// So many.
    ///
    /// - Parameter value: 0 or more; less ends the program.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand cannot be negative")
      return Demand(count: UInt(value))
    }

    /// How many; nil for all.
    public var max: Int? { count == Self.limit ? nil : Int(count) }
  }
}

extension Subscribers.Demand: Comparable {
  /// Both together.
  public static func + (lhs: Self, rhs: Self) -> Self {
    // Two of at most half the range fit in.
    Self(count: lhs.count + min(rhs.count, .max - lhs.count))
  }

  /// Both together.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// So many more.
  public static func + (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs - Self(count: rhs.magnitude) : lhs + Self(count: UInt(rhs))
  }

  /// So many more.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// So many times as much.
  public static func * (lhs: Self, rhs: Int) -> Self {
    precondition(rhs >= 0, "a demand cannot be negative")
    if lhs == .unlimited { return lhs }
    let (product, isTooMuch) = lhs.count.multipliedReportingOverflow(by: UInt(rhs))
    return isTooMuch ? .unlimited : Self(count: product)
  }

  /// So many times as much.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// What is left; of all, all is left.
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return lhs }
    return Self(count: lhs.count > rhs.count ? lhs.count - rhs.count : 0)
  }

  /// What is left; of all, all is left.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// So many fewer.
  public static func - (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs + Self(count: rhs.magnitude) : lhs - Self(count: UInt(rhs))
  }

  /// So many fewer.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

  /// Whether it is less.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
}

// Numbers are compared with as if they were demands; a negative one is less than none.
extension Subscribers.Demand {
  /// Whether it is less than a number.
  public static func < (lhs: Self, rhs: Int) -> Bool { rhs > 0 && lhs.count < UInt(rhs) }

  /// Whether it is at most a number.
  public static func <= (lhs: Self, rhs: Int) -> Bool { rhs >= 0 && lhs.count <= UInt(rhs) }

  /// Whether it is more than a number.
  public static func > (lhs: Self, rhs: Int) -> Bool { !(lhs <= rhs) }

  /// Whether it is at least a number.
  public static func >= (lhs: Self, rhs: Int) -> Bool { !(lhs < rhs) }

  /// Whether it is just a number.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// Whether it is another than a number.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

  /// Whether a number is less.
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }

  /// Whether a number is at most it.
  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }

  /// Whether a number is more.
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }

  /// Whether a number is at least it.
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }

  /// Whether a number is just it.
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }

  /// Whether a number is another.
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// It in words.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}

extension Subscribers.Demand: Codable {
  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    self.init(count: try decoder.singleValueContainer().decode(UInt.self))
  }

  /// Writes the number; for all, one more than there are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(count)
  }
}
