extension Publishers {
  /// A publisher that publishes a value after a pause of the upstream.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The length of the pause.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(DebounceSubscription(subscriber, dueTime, scheduler, options))
    }
  }
}

extension Publisher {
  /// Publishes a value when no other has arrived for some time.
  ///
  /// - Parameters:
  ///   - dueTime: The length of the pause.
  ///   - scheduler: The scheduler that delivers the values.
  ///   - options: The options of the scheduler.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
