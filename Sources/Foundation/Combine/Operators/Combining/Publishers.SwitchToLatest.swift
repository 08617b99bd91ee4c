extension Publishers {
  /// A publisher that publishes the values of the most recently received publisher.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The type of the elements that subscribers receive.
    public typealias Output = P.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = P.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(SwitchToLatestSubscription(subscriber))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the most recently received publisher and cancels the previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the most recently received publisher, which cannot fail, and cancels
  /// the previous one.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Publishes the values of the most recently received publisher and cancels the previous one.
  ///
  /// The upstream cannot fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the most recently received publisher and cancels the previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
