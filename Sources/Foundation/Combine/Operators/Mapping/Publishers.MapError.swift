extension Publishers {
  /// A publisher that transforms the error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The transformation.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates the publisher.
    public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscription(
          "MapError", subscriber, onEnd: { [transform] in $0.mapError(transform) },
          onValue: { .pass($0) }))
    }
  }
}

extension Publisher {
  /// Transforms the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }
}
