import TactusThreads

extension DispatchQueue {
  /// Schedules a closure at a time.
  ///
  /// On the main queue, within a turn of the app, it follows the phone's time.
  ///
  /// Otherwise it is Dispatch's own method. A deadline such as `.now() + 0.3` is met to the
  /// nanosecond, however long its evaluation takes (AppLife.PT2).
  ///
  /// - Parameters:
  ///   - deadline: The deadline.
  ///   - work: The action.
  @preconcurrency public func asyncAfter(
    deadline: @autoclosure () -> DispatchTime,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let before = DispatchTime.now()
    let time = deadline()
    let after = DispatchTime.now()
    guard PhoneTime.isMain(self), time != .distantFuture, PhoneTime.isActive else {
      return asyncAfter(deadline: time, qos: .unspecified, flags: [], execute: work)
    }
    let delay = PhoneTime.intendedDelay(
      from: Int64(clamping: time.uptimeNanoseconds) - Int64(clamping: after.uptimeNanoseconds),
      to: Int64(clamping: time.uptimeNanoseconds) - Int64(clamping: before.uptimeNanoseconds))
    MainActor.assumeIsolated {
      let due = AppTimers.shared.now + TimeInterval(delay) / 1e9
      _ = AppTimers.shared.add(at: due) { work() }
    }
  }

  /// Schedules a closure at a time, with a quality of service.
  ///
  /// On the main queue it follows the phone's time (AppLife.PT5).
  ///
  /// - Parameters:
  ///   - deadline: The deadline.
  ///   - qos: The quality of service, which has no effect within an app.
  ///   - flags: The flags, which have no effect within an app.
  ///   - work: The action.
  @preconcurrency @_disfavoredOverload
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard PhoneTime.isMain(self), let delay = PhoneTime.intendedDelay(until: deadline) else {
      return self.Dispatch::asyncAfter(
        deadline: deadline, qos: qos, flags: flags, execute: AppContext.binding(work))
    }
    PhoneTime.wait(delay, then: work)
  }

  /// Schedules a work item at a time.
  ///
  /// On the main queue it follows the phone's time (AppLife.PT5).
  ///
  /// - Parameters:
  ///   - deadline: The deadline.
  ///   - execute: The work item.
  @preconcurrency @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    guard PhoneTime.isMain(self), let delay = PhoneTime.intendedDelay(until: deadline) else {
      return self.Dispatch::asyncAfter(deadline: deadline, execute: execute)
    }
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let item = execute
    // A cancelled work item does nothing when it is performed.
    PhoneTime.wait(delay) { item.perform() }
  }

  /// Schedules a closure at a wall-clock time.
  ///
  /// On the main queue the delay follows the phone's time (AppLife.PT5).
  ///
  /// - Parameters:
  ///   - wallDeadline: The deadline.
  ///   - qos: The quality of service, which has no effect within an app.
  ///   - flags: The flags, which have no effect within an app.
  ///   - work: The action.
  @preconcurrency @_disfavoredOverload
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard PhoneTime.isMain(self), let delay = PhoneTime.intendedDelay(until: wallDeadline) else {
      return self.Dispatch::asyncAfter(
        wallDeadline: wallDeadline, qos: qos, flags: flags, execute: AppContext.binding(work))
    }
    PhoneTime.wait(delay, then: work)
  }

  /// Schedules a work item at a wall-clock time.
  ///
  /// On the main queue the delay follows the phone's time (AppLife.PT5).
  ///
  /// - Parameters:
  ///   - wallDeadline: The deadline.
  ///   - execute: The work item.
  @preconcurrency @_disfavoredOverload
  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    guard PhoneTime.isMain(self), let delay = PhoneTime.intendedDelay(until: wallDeadline) else {
      return self.Dispatch::asyncAfter(wallDeadline: wallDeadline, execute: execute)
    }
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let item = execute
    PhoneTime.wait(delay) { item.perform() }
  }
}
