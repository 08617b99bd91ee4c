extension Publishers {
  /// A publisher that transforms each value and drops nil.
  ///
  /// The stream fails with any error that the closure throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Output
    /// The type of the error that can end a subscription.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The transformation.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscription(trying: "TryCompactMap", subscriber) { [transform] in
          try transform($0).map { .pass($0) } ?? .skip
        })
    }
  }
}

extension Publisher {
  /// Transforms each value and drops nil.
  ///
  /// The stream fails with any error that the closure throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
