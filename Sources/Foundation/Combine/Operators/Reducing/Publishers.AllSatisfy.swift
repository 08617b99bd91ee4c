extension Publishers {
  /// A publisher of whether all values match a predicate.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
      let answer = MutableBox(true)
      upstream.subscribe(
        ReduceSubscription("AllSatisfy", subscriber, result: { answer.value }) { [predicate] in
          guard !predicate($0) else { return .more }
          answer.value = false
          return .done
        })
    }
  }
}

extension Publisher {
  /// Publishes whether all values match the predicate, as soon as this is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
