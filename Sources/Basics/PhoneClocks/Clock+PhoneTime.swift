// Swift's own methods of Swift's own clocks once more (PT3). What is asked of `any Clock` is asked of Swift's.
extension ContinuousClock {
  /// Sleeps until an instant, in a task of the main actor by the phone's time.
  ///
  /// - Parameters:
  ///   - deadline: When.
  ///   - tolerance: How much later it may be; on the phone's time it is no later at all.
  nonisolated(nonsending) public func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// Sleeps for a time, in a task of the main actor by the phone's time.
  nonisolated(nonsending) public func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

extension SuspendingClock {
  /// Sleeps until an instant, in a task of the main actor by the phone's time.
  ///
  /// - Parameters:
  ///   - deadline: When.
  ///   - tolerance: How much later it may be; on the phone's time it is no later at all.
  nonisolated(nonsending) public func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// Sleeps for a time, in a task of the main actor by the phone's time.
  nonisolated(nonsending) public func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}
