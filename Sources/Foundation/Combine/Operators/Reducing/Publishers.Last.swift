extension Publishers {
  /// A publisher of the last value.
  public struct Last<Upstream: Publisher>: Publisher {
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
      let last = MutableBox<Output?>(nil)
      upstream.subscribe(
        ReduceSubscription("Last", subscriber, result: { last.value }) {
          last.value = $0
          return .more
        })
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the last value at completion.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}
