extension Publishers {
  /// A publisher of the intervals between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The scheduler that measures the time.
    public let scheduler: Context

    /// Creates the publisher.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let last = MutableBox(scheduler.now)
      upstream.subscribe(
        TransformSubscription("MeasureInterval", subscriber) { [scheduler] _ in
          let now = scheduler.now
          return .pass(last.exchange(for: now).distance(to: now))
        })
    }
  }
}

extension Publisher {
  /// Publishes the interval before each value, for the first one since the subscription.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that measures the time.
  ///   - options: The options of the scheduler, which are ignored.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
