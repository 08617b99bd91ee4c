extension Publishers {
  /// A publisher that transforms each value.
  ///
  /// An error that the closure throws ends it.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Output
    /// The type of the error that can end a subscription.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The transformation.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscription(trying: "TryMap", subscriber) { [transform] in
          .pass(try transform($0))
        })
    }
  }
}

extension Publisher {
  /// Transforms each value.
  ///
  /// An error that the closure throws ends the stream.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
