extension DispatchQueue {
  /// Has something done later: on the main queue by the phone's time, if it is asked for there.
  ///
  /// It is Dispatch's own method in all else; what is written `.now() + 0.3` is so much later to the
  /// nanosecond, however long it takes to get here (PT2).
  ///
  /// - Parameters:
  ///   - deadline: When.
  ///   - work: Does it.
  public func asyncAfter(
    deadline: @autoclosure () -> DispatchTime,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let before = DispatchTime.now()
    let time = deadline()
    let after = DispatchTime.now()
    guard PhoneTime.isMain(self), time != .distantFuture, PhoneTime.isHere else {
      return asyncAfter(deadline: time, qos: .unspecified, flags: [], execute: work)
    }
    let delay = PhoneTime.delay(
      from: Int64(clamping: time.uptimeNanoseconds) - Int64(clamping: after.uptimeNanoseconds),
      to: Int64(clamping: time.uptimeNanoseconds) - Int64(clamping: before.uptimeNanoseconds))
    MainActor.assumeIsolated {
      let due = AppTimers.shared.now + TimeInterval(delay) / 1e9
      _ = AppTimers.shared.add(at: due) { work() }
    }
  }

  /// Has something done later, with what Dispatch shall do it as; on the main queue by the phone's time (PT5).
  ///
  /// - Parameters:
  ///   - deadline: When.
  ///   - qos: As how urgent; within an app all is alike.
  ///   - flags: How; within an app all is alike.
  ///   - work: Does it.
  @_disfavoredOverload
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard PhoneTime.isMain(self), let delay = PhoneTime.delay(until: deadline) else {
      return self.Dispatch::asyncAfter(
        deadline: deadline, qos: qos, flags: flags, execute: work)
    }
    PhoneTime.wait(delay, then: work)
  }

  /// Has a work item done later: on the main queue by the phone's time, if it is asked for there (PT5).
  ///
  /// - Parameters:
  ///   - deadline: When.
  ///   - execute: Is done, unless it is cancelled before.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    guard PhoneTime.isMain(self), let delay = PhoneTime.delay(until: deadline) else {
      return self.Dispatch::asyncAfter(deadline: deadline, execute: execute)
    }
    nonisolated(unsafe) let item = execute
    // One that is cancelled does nothing by itself.
    PhoneTime.wait(delay) { item.perform() }
  }

  /// Has something done at a time of day; on the main queue that comes as far off by the phone's time (PT5).
  ///
  /// - Parameters:
  ///   - wallDeadline: When.
  ///   - qos: As how urgent; within an app all is alike.
  ///   - flags: How; within an app all is alike.
  ///   - work: Does it.
  @_disfavoredOverload
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard PhoneTime.isMain(self), let delay = PhoneTime.delay(until: wallDeadline) else {
      return self.Dispatch::asyncAfter(
        wallDeadline: wallDeadline, qos: qos, flags: flags, execute: work)
    }
    PhoneTime.wait(delay, then: work)
  }

  /// Has a work item done at a time of day; on the main queue that comes as far off by the phone's time (PT5).
  ///
  /// - Parameters:
  ///   - wallDeadline: When.
  ///   - execute: Is done, unless it is cancelled before.
  @_disfavoredOverload
  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    guard PhoneTime.isMain(self), let delay = PhoneTime.delay(until: wallDeadline) else {
      return self.Dispatch::asyncAfter(wallDeadline: wallDeadline, execute: execute)
    }
    nonisolated(unsafe) let item = execute
    PhoneTime.wait(delay) { item.perform() }
  }
}
