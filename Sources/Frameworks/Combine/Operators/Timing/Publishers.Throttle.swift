extension Publishers {
  /// Sends at most one value in a time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The time.
    public let interval: Context.SchedulerTimeType.Stride
    /// What waits.
    public let scheduler: Context
    /// Whether it is the last that came in it, and not the first.
    public let latest: Bool

    /// Makes it of its parts.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Throttling(subscriber, interval, scheduler, latest))
    }
  }
}

extension Publisher {
  /// Sends at most one value in a time.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: What waits, and sends.
  ///   - latest: Whether it is the last that came in it, and not the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
