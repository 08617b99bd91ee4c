/// An interval of a scheduler that is one number: the arithmetic of all of them.
///
/// Apps do not use it: they see its operators as those of each scheduler's `Stride`.
public protocol _SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
  /// The number.
  override var magnitude: Magnitude { get set }
  /// Creates an interval from its number.
  init(_magnitude: Magnitude)
}

extension _SchedulerInterval {
  /// Creates an interval from its number, if the value is representable.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Magnitude(exactly: source) else { return nil }
    self.init(_magnitude: value)
  }

  /// Returns whether the first operand is less than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

  /// Returns the sum.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(_magnitude: lhs.magnitude + rhs.magnitude)
  }

  /// Returns the difference.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(_magnitude: lhs.magnitude - rhs.magnitude)
  }

  /// Returns the product.
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(_magnitude: lhs.magnitude * rhs.magnitude)
  }

  /// Adds an interval.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Subtracts an interval.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Multiplies by an interval.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
