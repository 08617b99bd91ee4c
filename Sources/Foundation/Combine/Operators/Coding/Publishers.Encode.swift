extension Publishers {
  /// A publisher that encodes the values of its upstream.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// The type of the elements that subscribers receive.
    public typealias Output = Coder.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The encoder.
    public let encoder: Coder

    /// Creates the publisher.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscription(trying: "Encode", subscriber) { [encoder] in
          .pass(try encoder.encode($0))
        })
    }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
