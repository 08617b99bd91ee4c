extension Publishers {
  /// A publisher that logs all events.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The prefix of each line.
    public let prefix: String
    /// The output stream; nil for standard output.
    public let stream: (any TextOutputStream)?

    /// Creates the publisher.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logger = EventLogger<S>(prefix, stream)
      upstream.subscribe(TapSubscription("Print", subscriber, logger.hooks))
    }
  }
}

extension Publisher {
  /// Logs all events.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of each line.
  ///   - stream: The output stream; nil for standard output.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
