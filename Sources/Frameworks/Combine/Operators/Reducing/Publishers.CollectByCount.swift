extension Publishers {
  /// Sends the values in lists of so many, and the rest at the end.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = [Upstream.Output]
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many a list has.
    public let count: Int

    /// Makes it of its parts.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CountedCollection(subscriber, count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the values in lists of so many, and the rest at the end.
  ///
  /// - Parameter count: How many a list has, 1 or more.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "a list of none cannot be collected")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
