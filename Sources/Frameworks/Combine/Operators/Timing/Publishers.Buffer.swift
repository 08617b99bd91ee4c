extension Publishers {
  /// Keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many at most.
    public let size: Int
    /// When it asks for them itself.
    public let prefetch: Publishers.PrefetchStrategy
    /// What becomes of one too many.
    public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

    /// Makes it of its parts.
    public init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Buffering(subscriber, size, prefetch, whenFull))
    }
  }
}

extension Publisher {
  /// Keeps values until they are asked for.
  ///
  /// - Parameters:
  ///   - size: How many at most.
  ///   - prefetch: When it asks for them itself.
  ///   - whenFull: What becomes of one too many.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
