extension Publishers {
  /// A connectable publisher of the values of its upstream.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// The kind of values that the publisher publishes.
    public typealias Output = Upstream.Output
    /// The publisher never fails.
    public typealias Failure = Never

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Creates a connectable publisher.
    public init(upstream: Upstream) { multicast = upstream.multicast { PassthroughSubject() } }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      multicast.subscribe(subscriber)
    }

    /// Connects to the upstream, so that values are published.
    public func connect() -> any Cancellable { multicast.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Returns a connectable publisher of the values.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
