extension ImmediateScheduler {
  /// The time of the immediate scheduler, which never passes.
  public struct SchedulerTimeType: Strideable, Sendable {
    private let number: Int

    init(_ number: Int) { self.number = number }

    /// Returns the interval to another time.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.number - number)
    }

    /// Returns the time advanced by an interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(number + n.magnitude)
    }

    /// An interval between two times.
    public struct Stride: _SchedulerInterval, ExpressibleByFloatLiteral, Codable, Sendable {
      /// The number.
      public var magnitude: Int

      /// Creates an interval from a number.
      public init(_ value: Int) { self.init(_magnitude: value) }

      /// Creates an interval from a number.
      public init(_magnitude: Int) { magnitude = _magnitude }

      /// Creates an interval from a number.
      public init(integerLiteral value: Int) { self.init(value) }

      /// Creates an interval from a number, rounded toward zero.
      public init(floatLiteral value: Double) { self.init(Int(value)) }

      /// Creates an interval from a number, if the value is representable.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      /// Returns 0, as time does not pass.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// Returns 0, as time does not pass.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// Returns 0, as time does not pass.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// Returns 0, as time does not pass.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// Returns 0, as time does not pass.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }
}
