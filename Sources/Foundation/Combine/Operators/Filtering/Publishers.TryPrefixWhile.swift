extension Publishers {
  /// A publisher that finishes when a predicate returns false.
  ///
  /// The stream fails with any error that the closure throws.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The predicate.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscription(trying: "TryPrefixWhile", subscriber) { [predicate] in
          try predicate($0) ? .pass($0) : .finish
        })
    }
  }
}

extension Publisher {
  /// Publishes values until the predicate returns false, then finishes.
  ///
  /// The stream fails with any error that the closure throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
