extension Publishers {
  /// A publisher of whether any value matches a predicate.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Bool
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
      let answer = MutableBox(false)
      upstream.subscribe(
        ReduceSubscription("ContainsWhere", subscriber, result: { answer.value }) { [predicate] in
          guard predicate($0) else { return .more }
          answer.value = true
          return .done
        })
    }
  }
}

extension Publisher {
  /// Publishes whether any value matches the predicate, as soon as this is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}
