extension Publishers {
  /// A publisher that ends if no value arrives within an interval.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
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
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?
    /// Creates the error to fail with; nil to finish.
    public let customError: (() -> Upstream.Failure)?

    /// Creates the publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TimeoutSubscription(subscriber, interval, scheduler, options, customError))
    }
  }
}

extension Publisher {
  /// Ends the stream if no value arrives within an interval.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - scheduler: The scheduler that delivers the values.
  ///   - options: The options of the scheduler.
  ///   - customError: Creates the error to fail with; nil to finish.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
