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

  /// Has a work item done later: on the main queue by the phone's time, if it is asked for there (PT5).
  ///
  /// Of the same name and type as Dispatch's own; see `Timer.scheduledTimer` for who finds it.
  ///
  /// - Parameters:
  ///   - deadline: When.
  ///   - execute: Is done, unless it is cancelled before.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    guard PhoneTime.isMain(self), deadline != .distantFuture, PhoneTime.isHere else {
      return self.Dispatch::asyncAfter(deadline: deadline, execute: execute)
    }
    let left =
      Int64(clamping: deadline.uptimeNanoseconds)
      - Int64(clamping: DispatchTime.now().uptimeNanoseconds)
    let delay = PhoneTime.delayMeant(by: TimeInterval(left) / 1e9)
    nonisolated(unsafe) let item = execute
    MainActor.assumeIsolated {
      _ = AppTimers.shared.add(at: AppTimers.shared.now + delay) {
        // One that is cancelled does nothing by itself.
        item.perform()
      }
    }
  }
}
