// A task on the main actor sleeps by the phone's time (AppLife.PT3). These overloads are preferred
// to Swift's own methods in files that import UIKit or TactusFoundation.
extension Task where Success == Never, Failure == Never {
  /// Sleeps for a number of nanoseconds.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)), tolerance: nil)
  }

  /// Sleeps for a duration.
  ///
  /// - Parameters:
  ///   - duration: The duration.
  ///   - tolerance: The tolerated additional time. By the phone's time there is none.
  nonisolated(nonsending) public static func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    guard isOfMainActor(#isolation), PhoneTime.isActive else {
      return try await Task.sleep(
        until: ContinuousClock.now + duration, tolerance: tolerance, over: .continuous)
    }
    try await PhoneSleep().sleep(duration)
  }

  /// Sleeps for a duration of a clock.
  ///
  /// Within a turn Swift's own clocks follow the phone's time.
  ///
  /// - Parameters:
  ///   - duration: The duration.
  ///   - tolerance: The tolerated additional time. By the phone's time there is none.
  ///   - clock: The clock.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
  ) async throws {
    if isOfMainActor(#isolation), PhoneTime.isActive, clock.isOfSwift,
      let duration = duration as? Duration
    {
      return try await PhoneSleep().sleep(duration)
    }
    try await sleep(until: clock.now.advanced(by: duration), tolerance: tolerance, over: clock)
  }

  /// Sleeps until an instant of a clock.
  ///
  /// Within a turn the remaining time of Swift's own clocks follows the phone's time.
  ///
  /// - Parameters:
  ///   - deadline: The deadline.
  ///   - tolerance: The tolerated delay. By the phone's time there is none.
  ///   - clock: The clock.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if isOfMainActor(#isolation), PhoneTime.isActive, clock.isOfSwift,
      let left = clock.now.duration(to: deadline) as? Duration
    {
      return try await PhoneSleep().sleep(PhoneTime.intendedDelay(remaining: left))
    }
    try await sleep(until: deadline, tolerance: tolerance, over: clock)
  }

  /// Sleeps by Swift's own implementation.
  private nonisolated(nonsending) static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration?, over clock: C
  ) async throws {
    try await Task._Concurrency::sleep(until: deadline, tolerance: tolerance, clock: clock)
  }
}

extension Clock {
  /// Whether the clock is one of Swift's own, which follow the phone's time in an app.
  var isOfSwift: Bool { self is ContinuousClock || self is SuspendingClock }
}

/// Returns whether an isolation is the main actor's.
// If it is inlined, the optimizer of Swift 6.3 generates code that fails its own verification.
@inline(never)
package func isOfMainActor(_ isolation: (any Actor)?) -> Bool { isolation === MainActor.shared }
