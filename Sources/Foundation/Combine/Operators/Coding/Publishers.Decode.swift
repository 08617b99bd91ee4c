extension Publishers {
  /// A publisher that decodes the values of its upstream.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// The type of the elements that subscribers receive.
    public typealias Output = Output
    /// The type of the error that can end a subscription.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The decoder.
    public let decoder: Coder

    /// Creates the publisher.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscription(trying: "Decode", subscriber) { [decoder] in
          .pass(try decoder.decode(Output.self, from: $0))
        })
    }
  }
}

extension Publisher {
  /// Decodes each value.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
