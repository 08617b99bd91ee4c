import Dispatch

extension DispatchTime {
  /// Returns the interval from this time to another.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    let (from, to) = (uptimeNanoseconds, other.uptimeNanoseconds)
    guard other != .distantFuture, self != .distantFuture else {
      return self == other ? .nanoseconds(0) : .never
    }
    return to >= from
      ? .nanoseconds(Int(clamping: to - from)) : .nanoseconds(-Int(clamping: from - to))
  }

  /// Returns the time after an interval.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
}
