extension Publishers {
  /// A connectable publisher of the values of its upstream.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Creates a connectable publisher.
    public init(upstream: Upstream) { multicast = upstream.multicast { PassthroughSubject() } }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
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
