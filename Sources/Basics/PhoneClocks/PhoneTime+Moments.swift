// Moments of Dispatch's clocks, as delays by the phone's (PT5).
extension PhoneTime {
  /// Seconds until a moment, as somebody meant them; nil where clocks are the machine's, and for never.
  static func delay(until moment: DispatchTime) -> TimeInterval? {
    guard moment != .distantFuture, isHere else { return nil }
    return delayMeant(from: .now(), to: moment)
  }

  /// Seconds until a time of day, as somebody meant them; nil where clocks are the machine's, and for never.
  static func delay(until moment: DispatchWallTime) -> TimeInterval? {
    guard moment != .distantFuture, isHere else { return nil }
    return delayMeant(from: .now(), to: moment)
  }

  /// Seconds between two moments, as somebody meant them.
  static func delayMeant(from now: DispatchTime, to moment: DispatchTime) -> TimeInterval {
    let left =
      Int64(clamping: moment.uptimeNanoseconds) - Int64(clamping: now.uptimeNanoseconds)
    return delayMeant(by: TimeInterval(left) / 1e9)
  }

  /// Seconds between two times of day, as somebody meant them.
  ///
  /// Dispatch keeps a time of day as a negative number of nanoseconds (measured, Swift 6.3 on Linux).
  static func delayMeant(from now: DispatchWallTime, to moment: DispatchWallTime) -> TimeInterval {
    let left = Int64(bitPattern: now.rawValue &- moment.rawValue)
    return delayMeant(by: TimeInterval(left) / 1e9)
  }

  /// Has something done on the main queue so many seconds from now, by the phone's time.
  static func wait(_ delay: TimeInterval, then body: @escaping @Sendable () -> Void) {
    MainActor.assumeIsolated {
      _ = AppTimers.shared.add(at: AppTimers.shared.now + delay, body)
    }
  }
}
