extension Publishers {
  /// Sends at the end the value that comes after all others.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Says whether the second of two comes after the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes it of its parts.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let best = Kept<Output?>(nil)
      upstream.subscribe(
        Reduction("Comparison", subscriber, result: { best.value }) {
          [areInIncreasingOrder] value in
          if let before = best.value, !areInIncreasingOrder(before, value) { return .more }
          best.value = value
          return .more
        })
    }
  }
}

extension Publisher {
  /// Sends the greatest value at the end.
  public func max() -> Publishers.Comparison<Self> where Output: Comparable { max(by: <) }

  /// Sends the least value at the end.
  public func min() -> Publishers.Comparison<Self> where Output: Comparable { min(by: <) }

  /// Sends the greatest value at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the least value at the end.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}
