extension Publishers {
  /// Sends what all publishers have that are made of the values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// What it sends.
    public typealias Output = NewPublisher.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many of them send at a time.
    public let maxPublishers: Subscribers.Demand
    /// Makes them.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Makes it of its parts.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FlatMapping(subscriber, maxPublishers, transform))
    }
  }
}

extension Publisher {
  /// Sends what all publishers have that are made of the values.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of them send at a time; values that would make more are not asked for.
  ///   - transform: Makes them.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Sends what all publishers have that are made of the values, which cannot fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of them send at a time; values that would make more are not asked for.
  ///   - transform: Makes them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Sends what all publishers have that are made of the values; only they can fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of them send at a time; values that would make more are not asked for.
  ///   - transform: Makes them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Sends what all publishers have that are made of the values; nothing can fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of them send at a time; values that would make more are not asked for.
  ///   - transform: Makes them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == Never, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
