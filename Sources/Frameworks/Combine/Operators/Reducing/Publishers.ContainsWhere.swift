extension Publishers {
  /// Sends whether there is such a value, as soon as that is known.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
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
      let answer = Kept(false)
      upstream.subscribe(
        Reduction("ContainsWhere", subscriber, result: { answer.value }) { [predicate] in
          guard predicate($0) else { return .more }
          answer.value = true
          return .done
        })
    }
  }
}

extension Publisher {
  /// Sends whether there is such a value, as soon as that is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}
