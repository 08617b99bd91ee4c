extension Publishers {
  /// A publisher of the greatest value by an order.
  ///
  /// The stream fails with any error that the closure throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The order: returns whether the second value is greater than the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let best = MutableBox<Output?>(nil)
      upstream.subscribe(
        ReduceSubscription(trying: "TryComparison", subscriber, result: { best.value }) {
          [areInIncreasingOrder] value in
          if let before = best.value, try !areInIncreasingOrder(before, value) { return .more }
          best.value = value
          return .more
        })
    }
  }
}

extension Publisher {
  /// Publishes the greatest value at completion.
  ///
  /// The stream fails with any error that the closure throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the least value at completion.
  ///
  /// The stream fails with any error that the closure throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}
