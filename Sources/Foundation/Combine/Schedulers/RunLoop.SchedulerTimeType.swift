import TactusFoundation

extension RunLoop {
  /// A time of a run loop.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time as a date.
    public var date: Date

    /// Creates a time from a date.
    public init(_ date: Date) { self.date = date }

    /// Returns the interval to another time.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(date.distance(to: other.date))
    }

    /// Returns the time advanced by an interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.advanced(by: n.timeInterval))
    }
  }
}
