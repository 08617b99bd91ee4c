extension Publishers {
  /// Sends what is made of each value, unless that is nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// What it sends.
    public typealias Output = Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes it.
    public let transform: (Upstream.Output) -> Output?

    /// Makes it of its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Conduit("CompactMap", subscriber) { [transform] in transform($0).map { .pass($0) } ?? .skip
        })
    }
  }
}

extension Publisher {
  /// Sends what is made of each value, unless that is nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
