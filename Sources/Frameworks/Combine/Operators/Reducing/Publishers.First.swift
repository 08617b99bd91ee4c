extension Publishers {
  /// Sends the first value, and ends.
  public struct First<Upstream: Publisher>: Publisher {
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
      let first = Kept<Output?>(nil)
      upstream.subscribe(
        Reduction("First", subscriber, result: { first.value }) {
          first.value = $0
          return .done
        })
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the first value, and ends.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }
}
