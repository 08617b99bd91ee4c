extension Publishers {
  /// A publisher that delays all values and the completion.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The delay.
    public let interval: Context.SchedulerTimeType.Stride
    /// The tolerated additional delay.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
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

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (interval, tolerance, scheduler, options) = (interval, tolerance, scheduler, options)
      upstream.subscribe(
        ScheduledSubscription("Delay", subscriber, scheduler) {
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
        })
    }
  }
}

extension Publisher {
  /// Delays all values and the completion.
  ///
  /// - Parameters:
  ///   - interval: The delay.
  ///   - tolerance: The tolerated additional delay; nil for the minimum.
  ///   - scheduler: The scheduler.
  ///   - options: The options of the scheduler.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}
