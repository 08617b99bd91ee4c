extension ImmediateScheduler {
  /// A moment where there is but one.
  public struct SchedulerTimeType: Strideable, Sendable {
    private let number: Int

    init(_ number: Int) { self.number = number }

    /// How far it is to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.number - number)
    }

    /// The moment so far from it.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(number + n.magnitude)
    }

    /// A time between two moments.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
      SchedulerTimeIntervalConvertible
    {
      /// The number.
      public var magnitude: Int

      /// Makes one of a number.
      public init(_ value: Int) { magnitude = value }

      /// Makes one of a number.
      public init(integerLiteral value: Int) { self.init(value) }

      /// Makes one of a number, without what follows its point.
      public init(floatLiteral value: Double) { self.init(Int(value)) }

      /// Makes one of a number, if it can be one.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

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

      /// None, for time does not matter.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// None, for time does not matter.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// None, for time does not matter.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// None, for time does not matter.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// None, for time does not matter.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }
}
