/// The rules by which code waits by the phone's time, and the recovery of intended delays.
///
/// Steps AppLife.PT1…
package enum PhoneTime {
  /// Whether the phone's time applies: on the main queue, within a turn of the app (AppLife.PT1).
  ///
  /// In a test with a phone it applies outside of turns as well (AppLife.PT10).
  package static var isActive: Bool {
    guard isOnMainQueue else { return false }
    return MainActor.assumeIsolated {
      let timers = AppTimers.shared
      return timers.isTurnActive || timers.isTestDriven
    }
  }

  /// Whether a test advances the time, on the main queue.
  package static var isTestDriven: Bool {
    isOnMainQueue && MainActor.assumeIsolated { AppTimers.shared.isTestDriven }
  }

  /// Whether the current queue is the main queue.
  package static var isOnMainQueue: Bool { MainThread.isOnQueue }

  /// Whether the current thread may access the main actor's state.
  package static var isOnMainActor: Bool { MainThread.isCurrent }

  /// Returns whether a queue is the main queue, which is a different object at each access.
  package static func isMain(_ queue: DispatchQueue) -> Bool { MainThread.isQueue(queue) }

  /// Returns the intended delay of an expression such as `.now() + 0.3`.
  ///
  /// Such an expression reads a clock itself. Readings before and after it bound the delay. The
  /// intended delay is the roundest number within these bounds.
  ///
  /// - Parameters:
  ///   - least: Nanoseconds from the later reading to the deadline.
  ///   - most: Nanoseconds from the earlier reading to the deadline, at least `least`.
  /// - Returns: Nanoseconds, 0 or more.
  package static func intendedDelay(from least: Int64, to most: Int64) -> Int64 {
    guard least > 0 else { return 0 }
    var step: Int64 = 1_000_000_000
    while step > 1 {
      let rounded = most / step * step
      if rounded >= least { return rounded }
      step /= 10
    }
    return most
  }

  /// Returns the intended delay whose remainder is given, in seconds, shortly after it was computed
  /// (AppLife.PT5).
  ///
  /// - Parameter seconds: The remaining delay in seconds.
  /// - Returns: Seconds, 0 or more.
  package static func intendedDelay(remaining seconds: TimeInterval) -> TimeInterval {
    let least = Int64((seconds * 1e9).rounded(.down))
    return TimeInterval(intendedDelay(from: least, to: least + maximumElapsed)) / 1e9
  }

  /// Returns the intended duration whose remainder is given, shortly after it was computed
  /// (AppLife.PT5).
  static func intendedDelay(remaining left: Duration) -> Duration {
    let parts = left.components
    let least = Int64(clamping: parts.seconds) * 1_000_000_000 + parts.attoseconds / 1_000_000_000
    return .nanoseconds(intendedDelay(from: least, to: least + maximumElapsed))
  }

  /// The maximum time in nanoseconds between the computation of a deadline and its use for the
  /// delay to be recovered.
  ///
  /// - Source: apps use delays of whole milliseconds, and the time between is some microseconds.
  ///   Confidence: guess.
  private static let maximumElapsed: Int64 = 999_999
}
