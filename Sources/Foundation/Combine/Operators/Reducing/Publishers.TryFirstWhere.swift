extension Publishers {
  /// A publisher of the first value that matches a predicate.
  ///
  /// The stream fails with any error that the closure throws.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
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
      let first = MutableBox<Output?>(nil)
      upstream.subscribe(
        ReduceSubscription(trying: "TryFirst", subscriber, result: { first.value }) { [predicate] in
          guard try predicate($0) else { return .more }
          first.value = $0
          return .done
        })
    }
  }
}

extension Publisher {
  /// Publishes the first value that matches the predicate, then finishes.
  ///
  /// The stream fails with any error that the closure throws.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
