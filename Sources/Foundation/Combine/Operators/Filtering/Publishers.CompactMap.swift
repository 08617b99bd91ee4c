extension Publishers {
  /// A publisher that transforms each value and drops nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The transformation.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscription("CompactMap", subscriber) { [transform] in
          transform($0).map { .pass($0) } ?? .skip
        })
    }
  }
}

extension Publisher {
  /// Transforms each value and drops nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
