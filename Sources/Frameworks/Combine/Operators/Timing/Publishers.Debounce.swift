extension Publishers {
  /// Sends a value once no other has come for a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The time.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// What waits.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// Makes it of its parts.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Debouncing(subscriber, dueTime, scheduler, options))
    }
  }
}

extension Publisher {
  /// Sends a value once no other has come for a time.
  ///
  /// - Parameters:
  ///   - dueTime: The time.
  ///   - scheduler: What waits, and sends.
  ///   - options: The scheduler's.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
