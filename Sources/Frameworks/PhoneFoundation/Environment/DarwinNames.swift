internal import Glibc

/// Whether this is the main thread: 1 if it is, 0 if not.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// The machine's time since it was started, with that in which it slept; here in nanoseconds.
public func mach_continuous_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_BOOTTIME) }

/// The clock of `mach_absolute_time()`.
public let CLOCK_UPTIME_RAW: Int32 = CLOCK_MONOTONIC

/// What a clock says, in nanoseconds; 0 for one that is not there.
public func clock_gettime_nsec_np(_ clock: Int32) -> UInt64 {
  var time = timespec()
  guard clock_gettime(clock, &time) == 0 else { return 0 }
  return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}
