extension Publishers {
  /// Could fail, though it never does.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes it of its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Conduit("SetFailureType", subscriber, onEnd: { _ in .finished }, onValue: { .pass($0) }))
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
  /// Makes it one that could fail, though it never does.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
