extension Publishers {
  /// A publisher of the first value that matches a predicate.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
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
      let first = MutableBox<Output?>(nil)
      upstream.subscribe(
        ReduceSubscription("First", subscriber, result: { first.value }) { [predicate] in
          guard predicate($0) else { return .more }
          first.value = $0
          return .done
        })
    }
  }
}

extension Publisher {
  /// Publishes the first value that matches the predicate, then finishes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}
