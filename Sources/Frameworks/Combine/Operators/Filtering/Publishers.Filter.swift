extension Publishers {
  /// Sends the values that are wanted.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Says which are.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Makes it of its parts.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Conduit("Filter", subscriber) { [isIncluded] in isIncluded($0) ? .pass($0) : .skip })
    }
  }
}

extension Publisher {
  /// Sends the values that are wanted.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}
