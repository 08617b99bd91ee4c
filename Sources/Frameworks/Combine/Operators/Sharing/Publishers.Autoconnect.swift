extension Publishers {
  /// Connects with the first subscriber, and ends that with the last one's leaving.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// What is connected.
    public let upstream: Upstream
    private let lock = Lock()
    private var count = 0
    private var connection: (any Cancellable)?

    /// Makes it of its parts.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      // Who is told of the end leaves with it, who cancels leaves by that; nobody does both.
      let hooks = Tap<S>.Hooks(cancel: { [self] in leave() })
      let isFirst = lock.hold { () -> Bool in
        count += 1
        return count == 1
      }
      upstream.subscribe(Tap("Autoconnect", subscriber, hooks))
      guard isFirst else { return }
      let connection = upstream.connect()
      let isLate = lock.hold { () -> Bool in
        if count > 0 { self.connection = connection }
        return count == 0
      }
      // Whoever came first has left already.
      if isLate { connection.cancel() }
    }

    private func leave() {
      let connection = lock.hold { () -> (any Cancellable)? in
        count -= 1
        guard count == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and ends that with the last one's leaving.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
