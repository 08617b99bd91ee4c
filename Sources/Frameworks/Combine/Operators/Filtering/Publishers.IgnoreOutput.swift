extension Publishers {
  /// Sends no value, but the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Never
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes it of its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Reduction("IgnoreOutput", subscriber, result: { nil }) { _ in .more })
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends no value, but the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
