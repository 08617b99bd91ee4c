extension Publishers {
  /// What ends a list of collected values.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// That a time has passed.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// That a time has passed, or that there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publishers.TimeGroupingStrategy {
  /// The time, and what waits for it.
  var time: (Context, Context.SchedulerTimeType.Stride) {
    switch self {
    case .byTime(let scheduler, let interval), .byTimeOrCount(let scheduler, let interval, _):
      (scheduler, interval)
    }
  }
}
