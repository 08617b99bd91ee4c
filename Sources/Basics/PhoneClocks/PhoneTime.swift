/// Whether what runs now waits by the phone's time, and how long it wants to wait.
///
/// Steps PT1… are in `Documentation/Behaviour/AppLife.md`.
package enum PhoneTime {
  /// PT1: whether this is the main queue, within a turn of the app.
  package static var isHere: Bool {
    guard isOnMainQueue else { return false }
    return MainActor.assumeIsolated { AppTimers.shared.isOpen }
  }

  /// Whether this is the main queue.
  package static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueue) != nil }

  /// Whether what runs now may touch what is the main actor's.
  ///
  /// Where a program drains the main queue by `dispatchMain()`, the main thread is no more, and others
  /// serve the queue (measured, Swift 6.3 on Linux).
  package static var isOnMainActor: Bool { isOnMainQueue || Thread.Foundation::isMainThread }

  /// Whether a queue is the main one; each time that is asked for it is another object.
  package static func isMain(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: mainQueue) != nil
  }

  /// The delay that an expression such as `.now() + 0.3` was meant to have.
  ///
  /// Such an expression reads a clock of its own. Read before and after it, the same clock says
  /// between which two the delay is; of those it is the roundest: what somebody wrote down.
  ///
  /// - Parameters:
  ///   - least: Nanoseconds from the later reading to the moment.
  ///   - most: Nanoseconds from the earlier reading to the moment; no fewer.
  /// - Returns: Nanoseconds, 0 or more.
  package static func delay(from least: Int64, to most: Int64) -> Int64 {
    guard least > 0 else { return 0 }
    var step: Int64 = 1_000_000_000
    while step > 1 {
      let rounded = most / step * step
      if rounded >= least { return rounded }
      step /= 10
    }
    return most
  }

  /// The delay that somebody meant of which so much is left, a moment after it was written down (PT5).
  ///
  /// - Parameter seconds: What is left.
  /// - Returns: Seconds, 0 or more.
  package static func delayMeant(by seconds: TimeInterval) -> TimeInterval {
    let least = Int64((seconds * 1e9).rounded(.down))
    return TimeInterval(delay(from: least, to: least + longestMoment)) / 1e9
  }

  /// The duration that somebody meant of which so much is left, a moment after it was written down (PT5).
  static func delayMeant(by left: Duration) -> Duration {
    let parts = left.components
    let least = Int64(clamping: parts.seconds) * 1_000_000_000 + parts.attoseconds / 1_000_000_000
    return .nanoseconds(delay(from: least, to: least + longestMoment))
  }

  /// Nanoseconds that may pass between the making of a moment and its use, if the delay is to be found again.
  ///
  /// - Source: delays of apps are whole milliseconds, and what lies between is some microseconds. Confidence:
  ///   guess.
  private static let longestMoment: Int64 = 999_999

  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
