// Conversion of Dispatch's times to delays by the phone's time (AppLife.PT5).
extension PhoneTime {
  /// Returns the intended delay until a time, in seconds; nil if the machine's clock applies or the
  /// time is never.
  static func intendedDelay(until moment: DispatchTime) -> TimeInterval? {
    guard moment != .distantFuture, isActive else { return nil }
    return intendedDelay(from: .now(), to: moment)
  }

  /// Returns the intended delay until a wall-clock time, in seconds; nil if the machine's clock
  /// applies or the time is never.
  static func intendedDelay(until moment: DispatchWallTime) -> TimeInterval? {
    guard moment != .distantFuture, isActive else { return nil }
    return intendedDelay(from: .now(), to: moment)
  }

  /// Returns the intended delay between two times, in seconds.
  static func intendedDelay(from now: DispatchTime, to moment: DispatchTime) -> TimeInterval {
    let left =
      Int64(clamping: moment.uptimeNanoseconds) - Int64(clamping: now.uptimeNanoseconds)
    return intendedDelay(remaining: TimeInterval(left) / 1e9)
  }

  /// Returns the intended delay between two wall-clock times, in seconds.
  ///
  /// Dispatch stores a wall-clock time as a negative number of nanoseconds (measured, Swift 6.3 on
  /// Linux).
  static func intendedDelay(from now: DispatchWallTime, to moment: DispatchWallTime) -> TimeInterval
  {
    let left = Int64(bitPattern: now.rawValue &- moment.rawValue)
    return intendedDelay(remaining: TimeInterval(left) / 1e9)
  }

  /// Schedules an action on the main queue after a delay in seconds, by the phone's time.
  static func wait(_ delay: TimeInterval, then body: @escaping @Sendable () -> Void) {
    MainActor.assumeIsolated {
      _ = AppTimers.shared.add(at: AppTimers.shared.now + delay, body)
    }
  }
}
