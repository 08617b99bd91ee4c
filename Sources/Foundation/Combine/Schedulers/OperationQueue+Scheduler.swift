import TactusFoundation

extension OperationQueue: Scheduler {
  /// The options of the scheduler; always none.
  public struct SchedulerOptions {}

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The minimum tolerance, which is 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Schedules an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Schedules an action at a time.
  ///
  /// On the main queue, within a turn of the app, it follows the phone's time (Combine.CB9).
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let delay = max(0, date.date.timeIntervalSinceNow)
    guard self !== OperationQueue.main else { return VirtualScheduler.onMain(after: delay, action) }
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let action = action
    DispatchQueue.global().Dispatch::asyncAfter(
      deadline: .now() + delay, qos: .unspecified, flags: []
    ) { [self] in addOperation { action() } }
  }

  /// Schedules a repeating action and returns an object that cancels it.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatingAction(self, from: date, every: interval, action) { [self] moment, action in
      schedule(after: moment, tolerance: tolerance, options: options, action)
    }
  }
}
