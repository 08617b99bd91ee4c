extension Publishers {
  /// Sends the last value at the end.
  public struct Last<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
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
      let last = Kept<Output?>(nil)
      upstream.subscribe(
        Reduction("Last", subscriber, result: { last.value }) {
          last.value = $0
          return .more
        })
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the last value at the end.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}
