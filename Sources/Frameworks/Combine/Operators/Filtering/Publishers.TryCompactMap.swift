extension Publishers {
  /// Sends what is made of each value, unless that is nil.
  ///
  /// What throws ends it.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// What it sends.
    public typealias Output = Output
    /// How it fails.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes it.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes it of its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Conduit(trying: "TryCompactMap", subscriber) { [transform] in
          try transform($0).map { .pass($0) } ?? .skip
        })
    }
  }
}

extension Publisher {
  /// Sends what is made of each value, unless that is nil.
  ///
  /// What throws ends it.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
