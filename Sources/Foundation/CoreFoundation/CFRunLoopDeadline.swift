internal import Glibc

/// The end of a wait of a run loop, on a clock that no change of the date moves.
struct CFRunLoopDeadline {
  private let nanoseconds: UInt64

  /// The longest wait in seconds, of some years.
  private static let longest = 1e8

  /// Creates the end of a wait that begins now.
  ///
  /// - Parameter seconds: The duration; a negative one is 0.
  init(after seconds: Double) {
    let limit = min(max(0, seconds), Self.longest)
    nanoseconds = Self.now + UInt64(limit * 1e9)
  }

  /// The rest of the wait; negative after its end.
  var secondsLeft: Double {
    let now = Self.now
    return now < nanoseconds ? Double(nanoseconds - now) / 1e9 : -Double(now - nanoseconds) / 1e9
  }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
