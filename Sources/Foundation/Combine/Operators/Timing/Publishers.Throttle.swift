extension Publishers {
  /// A publisher of at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// Whether to publish the latest value of the interval instead of the first.
    public let latest: Bool

    /// Creates the publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ThrottleSubscription(subscriber, interval, scheduler, latest))
    }
  }
}

extension Publisher {
  /// Publishes at most one value in each interval.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - scheduler: The scheduler that delivers the values.
  ///   - latest: Whether to publish the latest value of the interval instead of the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
