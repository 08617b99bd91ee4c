extension Publishers {
  /// Sends nothing before it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// It never fails.
    public typealias Failure = Never

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Makes a publisher wait.
    public init(upstream: Upstream) { multicast = upstream.multicast { PassthroughSubject() } }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      multicast.subscribe(subscriber)
    }

    /// Lets it send.
    public func connect() -> any Cancellable { multicast.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Makes it send nothing before it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
