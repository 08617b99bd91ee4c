public import Glibc

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

/// Stores the number of a thread.
///
/// - Parameters:
///   - thread: The thread; `nil` for the current one, the only one whose number Linux reports.
///   - threadIdentifier: Memory for the number.
/// - Returns: 0, `EINVAL` without memory, or `ESRCH` for another thread.
@discardableResult
public func pthread_threadid_np(
  _ thread: pthread_t?, _ threadIdentifier: UnsafeMutablePointer<UInt64>?
) -> Int32 {
  guard let threadIdentifier else { return EINVAL }
  guard thread == nil || thread == pthread_self() else { return ESRCH }
  // The link names the process and the thread: `12/task/34`.
  let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
  guard let number = link?.split(separator: "/").last.flatMap({ UInt64($0) }) else { return ESRCH }
  threadIdentifier.pointee = number
  return 0
}

/// Stores the number of a thread, in a variable of Linux's type `__uint64_t`.
///
/// - Parameters:
///   - thread: The thread; `nil` for the current one, the only one whose number Linux tells.
///   - threadIdentifier: Memory for the number.
/// - Returns: 0, `EINVAL` without memory, or `ESRCH` for another thread.
@_disfavoredOverload @discardableResult
public func pthread_threadid_np(
  _ thread: pthread_t?, _ threadIdentifier: UnsafeMutablePointer<UInt>?
) -> Int32 {
  guard let threadIdentifier else { return EINVAL }
  var number: UInt64 = 0
  let result = pthread_threadid_np(thread, &number)
  if result == 0 { threadIdentifier.pointee = UInt(number) }
  return result
}
