extension Publishers {
  /// Sends at the end the value that comes after all others.
  ///
  /// What throws ends it.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Says whether the second of two comes after the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes it of its parts.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let best = Kept<Output?>(nil)
      upstream.subscribe(
        Reduction(trying: "TryComparison", subscriber, result: { best.value }) {
          [areInIncreasingOrder] value in
          if let before = best.value, try !areInIncreasingOrder(before, value) { return .more }
          best.value = value
          return .more
        })
    }
  }
}

extension Publisher {
  /// Sends the greatest value at the end.
  ///
  /// What throws ends it.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the least value at the end.
  ///
  /// What throws ends it.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}
