extension Publishers {
  /// A publisher that publishes the values that match a predicate.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The predicate.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscription("Filter", subscriber) { [isIncluded] in
          isIncluded($0) ? .pass($0) : .skip
        })
    }
  }
}

extension Publisher {
  /// Publishes the values that match the predicate.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}
