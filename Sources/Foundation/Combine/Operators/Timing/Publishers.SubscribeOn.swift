extension Publishers {
  /// A publisher that subscribes, requests and cancels with a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
      let (upstream, scheduler, options) = (upstream, scheduler, options)
      let subscription = SubscribeOnSubscription(subscriber) {
        scheduler.schedule(options: options, $0)
      }
      scheduler.schedule(options: options) { upstream.subscribe(subscription) }
    }
  }
}

extension Publisher {
  /// Subscribes, requests and cancels with a scheduler.
  ///
  /// Events arrive wherever the upstream sends them.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
