extension Publishers {
  /// A publisher that turns each value into a publisher and merges these.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The type of the elements that subscribers receive.
    public typealias Output = NewPublisher.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The number of publishers that may be subscribed to at a time.
    public let maxPublishers: Subscribers.Demand
    /// Creates a publisher from a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates the publisher.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FlatMapSubscription(subscriber, maxPublishers, transform))
    }
  }
}

extension Publisher {
  /// Turns each value into a publisher and merges these.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of concurrent publishers. The demand on the upstream
  ///     does not exceed it.
  ///   - transform: Creates a publisher from a value.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Turns each value into a publisher that cannot fail and merges these.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of concurrent publishers. The demand on the upstream
  ///     does not exceed it.
  ///   - transform: Creates a publisher from a value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Turns each value of an upstream that cannot fail into a publisher and merges these.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of concurrent publishers. The demand on the upstream
  ///     does not exceed it.
  ///   - transform: Creates a publisher from a value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Turns each value into a publisher and merges these.
  ///
  /// Neither this publisher nor the new ones can fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of concurrent publishers. The demand on the upstream
  ///     does not exceed it.
  ///   - transform: Creates a publisher from a value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == Never, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
