extension Publishers {
  /// A publisher that publishes only the completion.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The kind of values that the publisher publishes.
    public typealias Output = Never
    /// The kind of errors that the publisher can fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReduceSubscription("IgnoreOutput", subscriber, result: { nil }) { _ in .more })
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Drops all values and publishes only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
