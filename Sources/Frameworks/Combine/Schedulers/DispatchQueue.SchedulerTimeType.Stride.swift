import PhoneFoundation

extension DispatchQueue.SchedulerTimeType {
  /// A time between two moments of a queue; as a number without a unit, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// Nanoseconds.
    public var magnitude: Int

    init(nanoseconds: Int) { magnitude = nanoseconds }

    /// Makes one of Dispatch's.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let count): self = .seconds(count)
      case .milliseconds(let count): self = .milliseconds(count)
      case .microseconds(let count): self = .microseconds(count)
      case .nanoseconds(let count): self = .nanoseconds(count)
      case .never: magnitude = .max
      @unknown default: magnitude = .max
      }
    }

    /// Makes one of seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// Makes one of seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// Makes one of nanoseconds, if it can be one.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
      magnitude = value
    }

    /// It as Dispatch tells it.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    /// Whether it is less.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

    /// Both together.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.magnitude + rhs.magnitude)
    }

    /// The one without the other.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.magnitude - rhs.magnitude)
    }

    /// One so many times as the other.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.magnitude * rhs.magnitude)
    }

    /// Adds another.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

    /// Takes another away.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

    /// Multiplies it with another.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

    /// So many seconds.
    public static func seconds(_ s: Double) -> Stride {
      Stride(nanoseconds: Int(clamping: Int64(max(-9e18, min(9e18, (s * 1e9).rounded())))))
    }

    /// So many seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s * 1_000_000_000) }

    /// So many thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms * 1_000_000) }

    /// So many millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us * 1000) }

    /// So many billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
  }
}
