extension Publishers {
  /// Sends whether there is such a value, as soon as that is known.
  ///
  /// What throws ends it.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Bool
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
      let answer = Kept(false)
      upstream.subscribe(
        Reduction(trying: "TryContainsWhere", subscriber, result: { answer.value }) { [predicate] in
          guard try predicate($0) else { return .more }
          answer.value = true
          return .done
        })
    }
  }
}

extension Publisher {
  /// Sends whether there is such a value, as soon as that is known.
  ///
  /// What throws ends it.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
