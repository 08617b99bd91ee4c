extension Publishers {
  /// A publisher that publishes the values that match a predicate.
  ///
  /// The stream fails with any error that the closure throws.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The predicate.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscription(trying: "TryFilter", subscriber) { [isIncluded] in
          try isIncluded($0) ? .pass($0) : .skip
        })
    }
  }
}

extension Publisher {
  /// Publishes the values that match the predicate.
  ///
  /// The stream fails with any error that the closure throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
