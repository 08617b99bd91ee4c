extension Publishers {
  /// A publisher that drops values until a predicate returns false.
  public struct DropWhile<Upstream: Publisher>: Publisher {
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
      let isDropping = MutableBox(true)
      upstream.subscribe(
        TransformSubscription("DropWhile", subscriber) { [predicate] in
          if isDropping.value { isDropping.value = predicate($0) }
          return isDropping.value ? .skip : .pass($0)
        })
    }
  }
}

extension Publisher {
  /// Drops values until the predicate returns false.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
