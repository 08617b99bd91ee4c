// Dispatch's methods of iOS 17 whose closures need not be sendable; on Linux it lacks them.
extension DispatchQueue {
  /// Schedules a closure that is not checked for concurrent accesses.
  ///
  /// - Parameters:
  ///   - group: The group that waits for the closure.
  ///   - qos: The quality of service.
  ///   - flags: The flags.
  ///   - work: The action.
  public func asyncUnsafe(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let work = work
    async(group: group, qos: qos, flags: flags) { work() }
  }

  /// Schedules a closure that is not checked for concurrent accesses, at a time.
  ///
  /// On the main queue it follows the phone's time (AppLife.PT5).
  ///
  /// - Parameters:
  ///   - deadline: The deadline.
  ///   - qos: The quality of service.
  ///   - flags: The flags.
  ///   - work: The action.
  public func asyncAfterUnsafe(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let work = work
    asyncAfter(deadline: deadline, qos: qos, flags: flags) { work() }
  }

  /// Schedules a closure that is not checked for concurrent accesses, at a wall-clock time.
  ///
  /// On the main queue the delay follows the phone's time (AppLife.PT5).
  ///
  /// - Parameters:
  ///   - wallDeadline: The deadline.
  ///   - qos: The quality of service.
  ///   - flags: The flags.
  ///   - work: The action.
  public func asyncAfterUnsafe(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let work = work
    asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags) { work() }
  }
}
