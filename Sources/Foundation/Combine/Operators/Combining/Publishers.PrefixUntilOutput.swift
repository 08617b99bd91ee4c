extension Publishers {
  /// A publisher that finishes when another publisher publishes a value.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The other publisher.
    public let other: Other

    /// Creates the publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = PrefixUntilOutputSubscription<S, Other.Output, Other.Failure>(subscriber)
      other.subscribe(subscription.trigger)
      upstream.subscribe(subscription)
    }
  }
}

extension Publisher {
  /// Publishes values until another publisher publishes a value, then finishes.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
