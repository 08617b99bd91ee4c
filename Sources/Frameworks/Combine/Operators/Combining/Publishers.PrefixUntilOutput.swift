extension Publishers {
  /// Sends all until another publisher has sent something, and ends.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The other.
    public let other: Other

    /// Makes it of its parts.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let closing = Closing<S, Other.Output, Other.Failure>(subscriber)
      other.subscribe(closing.trigger)
      upstream.subscribe(closing)
    }
  }
}

extension Publisher {
  /// Sends all until another publisher has sent something, and ends.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
