extension Publishers {
  /// Sends what one subscription has to all who subscribe, as long as anybody does.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    private let shared:
      Publishers.Autoconnect<
        Publishers.Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
      >

    /// Shares a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Whether two are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Sends what one subscription has to all who subscribe, as long as anybody does.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
