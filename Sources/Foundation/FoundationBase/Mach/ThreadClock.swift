internal import Glibc

/// The clocks of the processor time of threads.
///
/// - Source: the kernel's header `linux/posix-timers.h`: the clock of a thread is its number with
///   the bits inverted, before three bits for the kind of clock. Confidence: documented.
enum ThreadClock {
  /// The bits of a clock of one thread that counts all its processor time.
  private static let kind: Int32 = 6

  /// Returns the number of the thread that a clock belongs to.
  static func thread(of clock: Int32) -> Int32 { ~(clock >> 3) }

  /// Returns the processor time of a thread of this process in nanoseconds; nil if it has ended.
  static func time(ofThread number: Int32) -> UInt64? {
    var time = timespec()
    guard clock_gettime(~number << 3 | kind, &time) == 0 else { return nil }
    return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
  }
}
