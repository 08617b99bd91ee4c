extension Publishers {
  /// A publisher that connects with its first subscriber and disconnects when its last one
  /// cancels.
  ///
  /// A completion does not disconnect: it ends the connection itself.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The connectable upstream.
    public let upstream: Upstream
    private let lock = Lock()
    private var count = 0
    private var connection: (any Cancellable)?

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      // A completed subscriber ends with the upstream; only one that cancels is counted here.
      let hooks = TapSubscription<S>.Hooks(cancel: { [self] in leave() })
      let isFirst = lock.hold { () -> Bool in
        count += 1
        return count == 1
      }
      upstream.subscribe(TapSubscription("Autoconnect", subscriber, hooks))
      guard isFirst else { return }
      let connection = upstream.connect()
      let isLate = lock.hold { () -> Bool in
        if count > 0 { self.connection = connection }
        return count == 0
      }
      // The first subscriber has cancelled already.
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
  /// Connects with the first subscriber and disconnects when the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
