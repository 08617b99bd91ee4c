extension Publishers {
  /// Sends at the end how many values there were.
  public struct Count<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Int
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
      let count = Kept(0)
      upstream.subscribe(
        Reduction("Count", subscriber, result: { count.value }) { _ in
          count.value += 1
          return .more
        })
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends at the end how many values there were.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
