internal import Glibc

/// Returns 1 on the main thread and 0 on others.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Returns the time since the machine was started, including sleep, in nanoseconds.
public func mach_continuous_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_BOOTTIME) }

/// The clock of `mach_absolute_time()`.
public let CLOCK_UPTIME_RAW: Int32 = CLOCK_MONOTONIC

/// Returns the time of a clock in nanoseconds; 0 for an unknown clock.
public func clock_gettime_nsec_np(_ clock: Int32) -> UInt64 {
  var time = timespec()
  guard clock_gettime(clock, &time) == 0 else { return 0 }
  return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}
