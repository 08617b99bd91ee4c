import TactusFoundation

extension DispatchQueue {
  /// A time of a dispatch queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time as a Dispatch time.
    public var dispatchTime: DispatchTime

    /// Creates a time from one of Dispatch.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Decodes the value.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// Encodes the time in nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Hashes the time.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// Returns the interval to another time.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (here, there) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: Int(clamping: there) - Int(clamping: here))
    }

    /// Returns the time advanced by an interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      let (sum, isTooMuch) = Int(clamping: dispatchTime.uptimeNanoseconds)
        .addingReportingOverflow(n.magnitude)
      if isTooMuch { return SchedulerTimeType(.distantFuture) }
      return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(max(0, sum))))
    }
  }
}
