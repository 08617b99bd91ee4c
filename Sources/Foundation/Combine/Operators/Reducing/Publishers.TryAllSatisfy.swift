extension Publishers {
  /// A publisher of whether all values match a predicate.
  ///
  /// The stream fails with any error that the closure throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
      let answer = MutableBox(true)
      upstream.subscribe(
        ReduceSubscription(trying: "TryAllSatisfy", subscriber, result: { answer.value }) {
          [predicate] in
          guard try !predicate($0) else { return .more }
          answer.value = false
          return .done
        })
    }
  }
}

extension Publisher {
  /// Publishes whether all values match the predicate, as soon as this is known.
  ///
  /// The stream fails with any error that the closure throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
