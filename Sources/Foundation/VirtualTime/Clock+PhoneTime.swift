// Overloads of the methods of Swift's own clocks (AppLife.PT3). Calls on `any Clock` reach Swift's.
extension ContinuousClock {
  /// Sleeps until an instant.
  ///
  /// On the main actor it sleeps by the phone's time.
  ///
  /// - Parameters:
  ///   - deadline: The deadline.
  ///   - tolerance: The tolerated delay. By the phone's time there is none.
  nonisolated(nonsending) public func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// Sleeps for a duration.
  ///
  /// On the main actor it sleeps by the phone's time.
  nonisolated(nonsending) public func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

extension SuspendingClock {
  /// Sleeps until an instant.
  ///
  /// On the main actor it sleeps by the phone's time.
  ///
  /// - Parameters:
  ///   - deadline: The deadline.
  ///   - tolerance: The tolerated delay. By the phone's time there is none.
  nonisolated(nonsending) public func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// Sleeps for a duration.
  ///
  /// On the main actor it sleeps by the phone's time.
  nonisolated(nonsending) public func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}
