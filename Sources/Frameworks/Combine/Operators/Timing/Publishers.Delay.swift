extension Publishers {
  /// Sends all later, the end too.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How much.
    public let interval: Context.SchedulerTimeType.Stride
    /// How late it may be beyond that.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// What waits.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// Makes it of its parts.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (interval, tolerance, scheduler, options) = (interval, tolerance, scheduler, options)
      upstream.subscribe(
        Deferral("Delay", subscriber, scheduler) {
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
        })
    }
  }
}

extension Publisher {
  /// Sends all later, the end too.
  ///
  /// - Parameters:
  ///   - interval: How much.
  ///   - tolerance: How late it may be beyond that; nil for as little as can be.
  ///   - scheduler: What waits.
  ///   - options: The scheduler's.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}
