extension Publishers {
  /// A publisher of the first value.
  public struct First<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
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
      let first = MutableBox<Output?>(nil)
      upstream.subscribe(
        ReduceSubscription("First", subscriber, result: { first.value }) {
          first.value = $0
          return .done
        })
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the first value, then finishes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }
}
