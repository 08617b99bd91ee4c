extension Publishers {
  /// Subscribes once more in place of failing.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How often; nil for always.
    public let retries: Int?

    /// Makes it of its parts.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let succession = Succession("Retry", subscriber)
      let left = Kept(retries)
      let upstream = upstream
      func subscribe() {
        upstream.subscribe(
          succession.leg { (end: Subscribers.Completion<Failure>) in
            guard case .failure = end else { return .end(end) }
            if let count = left.value {
              guard count > 0 else { return .end(end) }
              left.value = count - 1
            }
            return .go(subscribe)
          })
      }
      subscribe()
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Subscribes once more in place of failing.
  ///
  /// - Parameter retries: How often, 0 or more.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    precondition(retries >= 0, "it cannot be tried less often than never")
    return Publishers.Retry(upstream: self, retries: retries)
  }
}
