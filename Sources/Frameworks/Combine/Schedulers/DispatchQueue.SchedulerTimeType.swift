import PhoneFoundation

extension DispatchQueue {
  /// A moment of a queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// It as Dispatch tells it.
    public var dispatchTime: DispatchTime

    /// Makes one of Dispatch's.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Reads what `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// Writes the nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Feeds a hasher with it.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// How far it is to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (here, there) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: Int(clamping: there) - Int(clamping: here))
    }

    /// The moment so far from it.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      let (sum, isTooMuch) = Int(clamping: dispatchTime.uptimeNanoseconds)
        .addingReportingOverflow(n.magnitude)
      if isTooMuch { return SchedulerTimeType(.distantFuture) }
      return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(max(0, sum))))
    }
  }
}
