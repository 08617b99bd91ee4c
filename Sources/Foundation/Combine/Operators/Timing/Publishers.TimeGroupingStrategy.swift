extension Publishers {
  /// The strategy that ends an array of collected values.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Ends an array after an interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Ends an array after an interval or a number of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publishers.TimeGroupingStrategy {
  /// The scheduler and the interval.
  var time: (Context, Context.SchedulerTimeType.Stride) {
    switch self {
    case .byTime(let scheduler, let interval), .byTimeOrCount(let scheduler, let interval, _):
      (scheduler, interval)
    }
  }
}
