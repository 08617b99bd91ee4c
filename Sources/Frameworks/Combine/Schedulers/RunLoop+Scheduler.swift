import PhoneFoundation

extension RunLoop: Scheduler {
  /// There are no options.
  public struct SchedulerOptions {}

  /// This moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Has something done soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    // Who drains the main queue of a program need not run its loop.
    guard self !== RunLoop.main else { return DispatchQueue.main.async { action() } }
    perform { action() }
  }

  /// Has something done at a moment; of the main loop within a turn of the app by the phone's time
  /// (CB9).
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let delay = max(0, date.date.timeIntervalSinceNow)
    guard self !== RunLoop.main else { return PhoneClock.onMain(after: delay, action) }
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    self.Foundation::add(timer, forMode: .default)
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
