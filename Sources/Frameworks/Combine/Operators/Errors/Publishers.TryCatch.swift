extension Publishers {
  /// Goes on with another publisher in place of failing; what throws ends it.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the other.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Makes it of its parts.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let succession = Succession("TryCatch", subscriber)
      upstream.subscribe(
        succession.leg { [handler] (end: Subscribers.Completion<Upstream.Failure>) in
          guard case .failure(let error) = end else { return .end(.finished) }
          do {
            let next = try handler(error)
            return .go { next.subscribe(succession.leg { .end($0.mapError { $0 }) }) }
          } catch {
            return .end(.failure(error))
          }
        })
    }
  }
}

extension Publisher {
  /// Goes on with another publisher in place of failing; what throws ends it.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
