extension Publishers {
  /// A publisher that buffers values until they are requested.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The maximum number of buffered values.
    public let size: Int
    /// The strategy of requesting values from the upstream.
    public let prefetch: Publishers.PrefetchStrategy
    /// The strategy for a value that does not fit.
    public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

    /// Creates the publisher.
    public init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(BufferSubscription(subscriber, size, prefetch, whenFull))
    }
  }
}

extension Publisher {
  /// Buffers values until they are requested.
  ///
  /// - Parameters:
  ///   - size: The maximum number of buffered values.
  ///   - prefetch: The strategy of requesting values from the upstream.
  ///   - whenFull: The strategy for a value that does not fit.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
