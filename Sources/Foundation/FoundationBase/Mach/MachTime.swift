internal import Glibc

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// Returns the time since the machine was started, in ticks.
///
/// On Linux a tick is a nanosecond.
public func mach_absolute_time() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}

/// Gets the duration of a tick of `mach_absolute_time()` (ObjectiveC.FO51).
///
/// - Parameter info: Receives 1/1; nil is an error.
/// - Returns: 0, or `KERN_INVALID_ARGUMENT`.
@discardableResult
public func mach_timebase_info(_ info: mach_timebase_info_t?) -> kern_return_t {
  guard let info else { return KERN_INVALID_ARGUMENT }
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}
