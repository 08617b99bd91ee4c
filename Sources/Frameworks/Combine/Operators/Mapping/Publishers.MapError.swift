extension Publishers {
  /// Fails with what is made of the error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes it.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes it of its parts.
    public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Conduit(
          "MapError", subscriber, onEnd: { [transform] in $0.mapError(transform) },
          onValue: { .pass($0) }))
    }
  }
}

extension Publisher {
  /// Fails with what is made of the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }
}
