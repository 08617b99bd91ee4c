extension Publishers {
  /// A publisher that continues with another publisher after a failure.
  ///
  /// An error that the closure throws ends it.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// Creates the other publisher from the error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates the publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = ConcatenateSubscription("TryCatch", subscriber)
      upstream.subscribe(
        subscription.makeSegment { [handler] (end: Subscribers.Completion<Upstream.Failure>) in
          guard case .failure(let error) = end else { return .end(.finished) }
          do {
            let next = try handler(error)
            return .go { next.subscribe(subscription.makeSegment { .end($0.mapError { $0 }) }) }
          } catch {
            return .end(.failure(error))
          }
        })
    }
  }
}

extension Publisher {
  /// Continues with another publisher after a failure.
  ///
  /// An error that the closure throws ends the stream.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
