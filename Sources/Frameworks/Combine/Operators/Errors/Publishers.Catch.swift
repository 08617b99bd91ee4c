extension Publishers {
  /// Goes on with another publisher in place of failing.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = NewPublisher.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the other.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes it of its parts.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let succession = Succession("Catch", subscriber)
      upstream.subscribe(
        succession.leg { [handler] (end: Subscribers.Completion<Upstream.Failure>) in
          switch end {
          case .finished: .end(.finished)
          case .failure(let error):
            .go { handler(error).subscribe(succession.leg { .end($0) }) }
          }
        })
    }
  }
}

extension Publisher {
  /// Goes on with another publisher in place of failing.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
