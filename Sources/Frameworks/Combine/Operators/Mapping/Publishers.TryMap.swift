extension Publishers {
  /// Sends what is made of each value; what throws ends it.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// What it sends.
    public typealias Output = Output
    /// How it fails.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes it.
    public let transform: (Upstream.Output) throws -> Output

    /// Makes it of its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Conduit(trying: "TryMap", subscriber) { [transform] in .pass(try transform($0)) })
    }
  }
}

extension Publisher {
  /// Sends what is made of each value; what throws ends it.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
