extension Publishers {
  /// Sends all values at the end, in one list.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = [Upstream.Output]
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
      let list = Kept<Output>([])
      upstream.subscribe(
        Reduction("Collect", subscriber, result: { list.value }) {
          list.value.append($0)
          return .more
        })
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends all values at the end, in one list.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}
