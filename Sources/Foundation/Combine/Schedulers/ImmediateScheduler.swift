/// A scheduler that runs all actions immediately and ignores the time.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler has no options.
  public typealias SchedulerOptions = Never

  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  /// The current time, which never changes.
  public var now: SchedulerTimeType { SchedulerTimeType(0) }

  /// The minimum tolerance, which is 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action immediately.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs an action immediately.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs an action immediately and only once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
