extension Publishers {
  /// Sends how long each value came after the one before.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What tells the time.
    public let scheduler: Context

    /// Makes it of its parts.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let last = Kept(scheduler.now)
      upstream.subscribe(
        Conduit("MeasureInterval", subscriber) { [scheduler] _ in
          let now = scheduler.now
          return .pass(last.exchange(for: now).distance(to: now))
        })
    }
  }
}

extension Publisher {
  /// Sends how long each value came after the one before, and the first after it was subscribed to.
  ///
  /// - Parameters:
  ///   - scheduler: What tells the time.
  ///   - options: The scheduler's; they do not matter.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
