internal import Glibc

/// The machine's own time, for the outermost layer alone: everything beneath is handed its time.
///
/// A phone that takes it was booted with the machine, so the logs of several programs agree.
public enum BootClock {
  /// The time since the machine was booted, in which its sleep counts.
  ///
  /// - Source: `CLOCK_BOOTTIME` of clock_gettime(2). Confidence: documented.
  /// - Thread: any.
  public static var now: PhoneInstant {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return PhoneInstant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
