extension Publishers {
  /// A publisher of the greatest value by an order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The order: returns whether the second value is greater than the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let best = MutableBox<Output?>(nil)
      upstream.subscribe(
        ReduceSubscription("Comparison", subscriber, result: { best.value }) {
          [areInIncreasingOrder] value in
          if let before = best.value, !areInIncreasingOrder(before, value) { return .more }
          best.value = value
          return .more
        })
    }
  }
}

extension Publisher {
  /// Publishes the greatest value at completion.
  public func max() -> Publishers.Comparison<Self> where Output: Comparable { max(by: <) }

  /// Publishes the least value at completion.
  public func min() -> Publishers.Comparison<Self> where Output: Comparable { min(by: <) }

  /// Publishes the greatest value at completion.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the least value at completion.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}
