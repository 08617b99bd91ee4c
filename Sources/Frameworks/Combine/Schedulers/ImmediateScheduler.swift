/// Does all at once, where it is asked to; the moment does not matter.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// It has no options.
  public typealias SchedulerOptions = Never

  /// The only one.
  public static let shared = ImmediateScheduler()

  /// This moment, which is always the same.
  public var now: SchedulerTimeType { SchedulerTimeType(0) }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does something now.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Does something now.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Does something now, and only once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
