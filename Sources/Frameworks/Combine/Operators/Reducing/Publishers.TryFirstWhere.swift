extension Publishers {
  /// Sends the first such value, and ends.
  ///
  /// What throws ends it.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Says which are.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes it of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let first = Kept<Output?>(nil)
      upstream.subscribe(
        Reduction(trying: "TryFirst", subscriber, result: { first.value }) { [predicate] in
          guard try predicate($0) else { return .more }
          first.value = $0
          return .done
        })
    }
  }
}

extension Publisher {
  /// Sends the first such value, and ends.
  ///
  /// What throws ends it.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
