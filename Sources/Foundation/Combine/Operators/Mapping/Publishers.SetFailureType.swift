extension Publishers {
  /// A publisher with another failure type, for an upstream that cannot fail.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscription(
          "SetFailureType", subscriber, onEnd: { _ in .finished }, onValue: { .pass($0) }))
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
  /// Changes the failure type of a publisher that cannot fail.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
