extension Publishers {
  /// A publisher of the last value that matches a predicate.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The predicate.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let last = MutableBox<Output?>(nil)
      upstream.subscribe(
        ReduceSubscription("Last", subscriber, result: { last.value }) { [predicate] in
          if predicate($0) { last.value = $0 }
          return .more
        })
    }
  }
}

extension Publisher {
  /// Publishes the last value that matches the predicate at completion.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
