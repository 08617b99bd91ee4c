extension Publishers {
  /// A publisher of one array of all values.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = [Upstream.Output]
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
      let list = MutableBox<Output>([])
      upstream.subscribe(
        ReduceSubscription("Collect", subscriber, result: { list.value }) {
          list.value.append($0)
          return .more
        })
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes all values in one array at completion.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}
