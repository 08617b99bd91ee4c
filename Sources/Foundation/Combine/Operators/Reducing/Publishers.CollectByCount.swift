extension Publishers {
  /// A publisher of arrays of a fixed number of values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = [Upstream.Output]
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The number of values in an array.
    public let count: Int

    /// Creates the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByCountSubscription(subscriber, count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes arrays of a fixed number of values, and the rest at completion.
  ///
  /// - Parameter count: The number of values in an array, 1 or more.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "the number of values in an array must be positive")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
