import TactusFoundation

extension OperationQueue.SchedulerTimeType {
  /// An interval between two times of an operation queue.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Sendable
  {
    /// The interval in seconds.
    public var magnitude: TimeInterval

    /// Creates an interval in seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

    /// Creates an interval in seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }

    /// Creates an interval in seconds.
    public init(integerLiteral value: TimeInterval) { self.init(value) }

    /// Creates an interval in seconds, if the value is representable.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    /// The interval in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Returns whether the first operand is less than the second.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

    /// Returns the sum.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }

    /// Returns the difference.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }

    /// Returns the product.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude * rhs.magnitude)
    }

    /// Adds an interval.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

    /// Subtracts an interval.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

    /// Multiplies by an interval.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

    /// Returns an interval in seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

    /// Returns an interval in seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }

    /// Returns an interval in milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }

    /// Returns an interval in microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }

    /// Returns an interval in nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
  }
}
