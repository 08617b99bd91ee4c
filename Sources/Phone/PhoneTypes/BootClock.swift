internal import Glibc

/// The machine's clock, read only by the outermost layer; inner layers receive time as a parameter.
///
/// A phone that uses this clock counts from the boot of the machine, so the logs of several
/// programs agree.
public enum BootClock {
  /// The time since the machine was booted, including time spent in suspend.
  ///
  /// - Source: `CLOCK_BOOTTIME` of clock_gettime(2). Confidence: documented.
  /// - Thread: any.
  public static var now: PhoneInstant {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return PhoneInstant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
