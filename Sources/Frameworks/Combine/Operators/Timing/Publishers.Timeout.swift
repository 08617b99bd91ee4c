extension Publishers {
  /// Ends where nothing has come for a time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
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
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?
    /// Makes the error that it ends with; nil for none.
    public let customError: (() -> Upstream.Failure)?

    /// Makes it of its parts.
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

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TimedDeferral(subscriber, interval, scheduler, options, customError))
    }
  }
}

extension Publisher {
  /// Ends where nothing has come for a time.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: What waits, and sends.
  ///   - options: The scheduler's.
  ///   - customError: Makes the error that it ends with; nil for none.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
