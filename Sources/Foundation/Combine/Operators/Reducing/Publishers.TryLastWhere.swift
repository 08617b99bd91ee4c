extension Publishers {
  /// A publisher of the last value that matches a predicate.
  ///
  /// The stream fails with any error that the closure throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
      let last = MutableBox<Output?>(nil)
      upstream.subscribe(
        ReduceSubscription(trying: "TryLast", subscriber, result: { last.value }) { [predicate] in
          if try predicate($0) { last.value = $0 }
          return .more
        })
    }
  }
}

extension Publisher {
  /// Publishes the last value that matches the predicate at completion.
  ///
  /// The stream fails with any error that the closure throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
