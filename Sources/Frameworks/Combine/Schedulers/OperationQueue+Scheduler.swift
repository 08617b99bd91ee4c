import PhoneFoundation

extension OperationQueue: Scheduler {
  /// There are no options.
  public struct SchedulerOptions {}

  /// This moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Has something done soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Has something done at a moment; of the main queue within a turn of the app by the phone's time
  /// (CB9).
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let delay = max(0, date.date.timeIntervalSinceNow)
    guard self !== OperationQueue.main else { return PhoneClock.onMain(after: delay, action) }
    nonisolated(unsafe) let action = action
    DispatchQueue.global().Dispatch::asyncAfter(
      deadline: .now() + delay, qos: .unspecified, flags: []
    ) { [self] in addOperation { action() } }
  }

  /// Has something done at a moment, and again after each interval, until that is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition(self, from: date, every: interval, action) { [self] moment, action in
      schedule(after: moment, tolerance: tolerance, options: options, action)
    }
  }
}
