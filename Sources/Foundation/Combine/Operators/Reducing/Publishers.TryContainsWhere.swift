extension Publishers {
  /// A publisher of whether any value matches a predicate.
  ///
  /// The stream fails with any error that the closure throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Bool
    /// The type of the error that can end a subscription.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The predicate.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let answer = MutableBox(false)
      upstream.subscribe(
        ReduceSubscription(trying: "TryContainsWhere", subscriber, result: { answer.value }) {
          [predicate] in
          guard try predicate($0) else { return .more }
          answer.value = true
          return .done
        })
    }
  }
}

extension Publisher {
  /// Publishes whether any value matches the predicate, as soon as this is known.
  ///
  /// The stream fails with any error that the closure throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
