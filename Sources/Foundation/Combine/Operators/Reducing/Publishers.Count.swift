extension Publishers {
  /// A publisher of the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Int
    /// The type of the error that can end a subscription.
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
      let count = MutableBox(0)
      upstream.subscribe(
        ReduceSubscription("Count", subscriber, result: { count.value }) { _ in
          count.value += 1
          return .more
        })
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the number of values at completion.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
