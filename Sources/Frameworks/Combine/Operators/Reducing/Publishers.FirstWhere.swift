extension Publishers {
  /// Sends the first such value, and ends.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Says which are.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes it of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let first = Kept<Output?>(nil)
      upstream.subscribe(
        Reduction("First", subscriber, result: { first.value }) { [predicate] in
          guard predicate($0) else { return .more }
          first.value = $0
          return .done
        })
    }
  }
}

extension Publisher {
  /// Sends the first such value, and ends.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}
