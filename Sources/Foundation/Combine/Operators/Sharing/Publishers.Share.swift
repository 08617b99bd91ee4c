extension Publishers {
  /// A publisher that shares one subscription while it has subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    private let shared:
      Publishers.Autoconnect<
        Publishers.Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
      >

    /// Creates a publisher that shares its upstream.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Returns whether both are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Shares one subscription with all subscribers, while there are any.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
