extension Publishers {
  /// Sends the values that are wanted.
  ///
  /// What throws ends it.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Says which are.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Makes it of its parts.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Conduit(trying: "TryFilter", subscriber) { [isIncluded] in
          try isIncluded($0) ? .pass($0) : .skip
        })
    }
  }
}

extension Publisher {
  /// Sends the values that are wanted.
  ///
  /// What throws ends it.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
