extension Publishers {
  /// Sends whether all values are such, as soon as that is known.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Bool
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
      let answer = Kept(true)
      upstream.subscribe(
        Reduction("AllSatisfy", subscriber, result: { answer.value }) { [predicate] in
          guard !predicate($0) else { return .more }
          answer.value = false
          return .done
        })
    }
  }
}

extension Publisher {
  /// Sends whether all values are such, as soon as that is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
