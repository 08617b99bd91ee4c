extension Publishers {
  /// A publisher that delivers events with a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        ScheduledSubscription("ReceiveOn", subscriber, scheduler) {
          scheduler.schedule(options: options, $0)
        })
    }
  }
}

extension Publisher {
  /// Delivers all events with a scheduler, in order.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
