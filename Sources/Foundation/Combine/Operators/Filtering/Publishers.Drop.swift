extension Publishers {
  /// A publisher that drops the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The number of values to drop.
    public let count: Int

    /// Creates the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let left = MutableBox(count)
      upstream.subscribe(
        TransformSubscription("Drop", subscriber) {
          guard left.value > 0 else { return .pass($0) }
          left.value -= 1
          return .skip
        })
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Drops the first values.
  ///
  /// - Parameter count: The number of values to drop, 0 or more.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "the number of values to drop cannot be negative")
    return Publishers.Drop(upstream: self, count: count)
  }
}
