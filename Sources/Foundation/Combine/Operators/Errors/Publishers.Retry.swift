extension Publishers {
  /// A publisher that subscribes again after a failure.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The maximum number of retries; nil for no limit.
    public let retries: Int?

    /// Creates the publisher.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = ConcatenateSubscription("Retry", subscriber)
      let left = MutableBox(retries)
      let upstream = upstream
      func subscribe() {
        upstream.subscribe(
          subscription.makeSegment { (end: Subscribers.Completion<Failure>) in
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
  /// Subscribes again after a failure.
  ///
  /// - Parameter retries: The maximum number of retries, 0 or more.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    precondition(retries >= 0, "the number of retries cannot be negative")
    return Publishers.Retry(upstream: self, retries: retries)
  }
}
