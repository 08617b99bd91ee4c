extension Publishers {
  /// A publisher that drops values until a predicate returns false.
  ///
  /// The stream fails with any error that the closure throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
      let isDropping = MutableBox(true)
      upstream.subscribe(
        TransformSubscription(trying: "TryDropWhile", subscriber) { [predicate] in
          if isDropping.value { isDropping.value = try predicate($0) }
          return isDropping.value ? .skip : .pass($0)
        })
    }
  }
}

extension Publisher {
  /// Drops values until the predicate returns false.
  ///
  /// The stream fails with any error that the closure throws.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
