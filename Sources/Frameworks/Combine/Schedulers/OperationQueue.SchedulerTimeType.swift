import PhoneFoundation

extension OperationQueue {
  /// A moment of a queue of operations.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// It as a date.
    public var date: Date

    /// Makes one of a date.
    public init(_ date: Date) { self.date = date }

    /// How far it is to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(date.distance(to: other.date))
    }

    /// The moment so far from it.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.advanced(by: n.timeInterval))
    }
  }
}
