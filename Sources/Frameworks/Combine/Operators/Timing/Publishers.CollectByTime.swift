extension Publishers {
  /// Sends the values of each time in one list.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = [Upstream.Output]
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What ends a list.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// Makes it of its parts.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TimedCollection(subscriber, strategy, options))
    }
  }
}

extension Publisher {
  /// Sends the values of each time in one list, and the rest at the end; no list is empty.
  ///
  /// - Parameters:
  ///   - strategy: What ends a list.
  ///   - options: The scheduler's.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
