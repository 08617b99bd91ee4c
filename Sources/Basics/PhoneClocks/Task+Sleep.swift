// What a task of the main actor sleeps, it sleeps by the phone's time (PT3). These are Swift's own
// methods, and found before them by whoever imports UIKit or PhoneFoundation.
extension Task where Success == Never, Failure == Never {
  /// Sleeps for so many nanoseconds.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)), tolerance: nil)
  }

  /// Sleeps for a time.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - tolerance: How much longer it may be; on the phone's time it is no longer at all.
  nonisolated(nonsending) public static func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    guard isOfMainActor(#isolation), PhoneTime.isHere else {
      return try await Task.sleep(
        until: ContinuousClock.now + duration, tolerance: tolerance, over: .continuous)
    }
    try await PhoneSleep().sleep(duration)
  }

  /// Sleeps for a time of a clock; Swift's own clocks are the phone's within a turn.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - tolerance: How much longer it may be; on the phone's time it is no longer at all.
  ///   - clock: Which clock.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
  ) async throws {
    if isOfMainActor(#isolation), PhoneTime.isHere, clock.isOfSwift,
      let duration = duration as? Duration
    {
      return try await PhoneSleep().sleep(duration)
    }
    try await sleep(until: clock.now.advanced(by: duration), tolerance: tolerance, over: clock)
  }

  /// Sleeps until an instant of a clock; what is left until one of Swift's own clocks is slept by the phone's.
  ///
  /// - Parameters:
  ///   - deadline: When.
  ///   - tolerance: How much later it may be; on the phone's time it is no later at all.
  ///   - clock: Which clock.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if isOfMainActor(#isolation), PhoneTime.isHere, clock.isOfSwift,
      let left = clock.now.duration(to: deadline) as? Duration
    {
      return try await PhoneSleep().sleep(PhoneTime.delayMeant(by: left))
    }
    try await sleep(until: deadline, tolerance: tolerance, over: clock)
  }

  /// Sleeps as Swift has it.
  private nonisolated(nonsending) static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration?, over clock: C
  ) async throws {
    try await Task._Concurrency::sleep(until: deadline, tolerance: tolerance, clock: clock)
  }
}

extension Clock {
  /// Whether it is one of Swift's own, which in an app are the phone's.
  fileprivate var isOfSwift: Bool { self is ContinuousClock || self is SuspendingClock }
}

/// Whether what has an isolation is of the main actor.
// In line, Swift 6.3's optimizer makes code of it that it refuses itself.
@inline(never)
private func isOfMainActor(_ isolation: (any Actor)?) -> Bool { isolation === MainActor.shared }
