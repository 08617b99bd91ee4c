import PhoneFoundation

extension RunLoop.SchedulerTimeType {
  /// A time between two moments of a run loop.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Sendable
  {
    /// Seconds.
    public var magnitude: TimeInterval

    /// Makes one of seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

    /// Makes one of seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }

    /// Makes one of seconds.
    public init(integerLiteral value: TimeInterval) { self.init(value) }

    /// Makes one of seconds, if it can be one.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    /// Seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Whether it is less.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

    /// Both together.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }

    /// The one without the other.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }

    /// One so many times as the other.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude * rhs.magnitude)
    }

    /// Adds another.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

    /// Takes another away.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

    /// Multiplies it with another.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

    /// So many seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

    /// So many seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }

    /// So many thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }

    /// So many millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }

    /// So many billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
  }
}
