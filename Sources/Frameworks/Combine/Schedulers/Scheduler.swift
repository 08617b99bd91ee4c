/// Where and when something is done.
public protocol Scheduler<SchedulerTimeType> {
  /// Its moments.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What else may be said of how something is done.
  associatedtype SchedulerOptions

  /// This moment.
  var now: SchedulerTimeType { get }

  /// The least time by which something may be late.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Has something done soon.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Has something done at a moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Has something done at a moment, and again after each interval, until that is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Has something done soon.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Has something done at a moment.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Has something done at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Has something done at a moment, and again after each interval, until that is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Has something done at a moment, and again after each interval, until that is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
