extension Publishers {
  /// A publisher of arrays of the values of each interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = [Upstream.Output]
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The strategy that ends an array.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByTimeSubscription(subscriber, strategy, options))
    }
  }
}

extension Publisher {
  /// Publishes arrays of the values of each interval, and the rest at completion.
  ///
  /// No array is empty.
  ///
  /// - Parameters:
  ///   - strategy: The strategy that ends an array.
  ///   - options: The options of the scheduler.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
