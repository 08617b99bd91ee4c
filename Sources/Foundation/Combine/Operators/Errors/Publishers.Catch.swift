extension Publishers {
  /// A publisher that continues with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = NewPublisher.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Creates the other publisher from the error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates the publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = ConcatenateSubscription("Catch", subscriber)
      upstream.subscribe(
        subscription.makeSegment { [handler] (end: Subscribers.Completion<Upstream.Failure>) in
          switch end {
          case .finished: .end(.finished)
          case .failure(let error):
            .go { handler(error).subscribe(subscription.makeSegment { .end($0) }) }
          }
        })
    }
  }
}

extension Publisher {
  /// Continues with another publisher after a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
