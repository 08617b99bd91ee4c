extension Publishers {
  /// Sends each value in a form that can be kept.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// What it sends.
    public typealias Output = Coder.Output
    /// How it fails.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Brings it into that form.
    public let encoder: Coder

    /// Makes it of its parts.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Conduit(trying: "Encode", subscriber) { [encoder] in .pass(try encoder.encode($0)) })
    }
  }
}

extension Publisher where Output: Encodable {
  /// Sends each value in a form that can be kept.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
