extension Publishers {
  /// Sends whether all values are such, as soon as that is known.
  ///
  /// What throws ends it.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
      let answer = Kept(true)
      upstream.subscribe(
        Reduction(trying: "TryAllSatisfy", subscriber, result: { answer.value }) { [predicate] in
          guard try !predicate($0) else { return .more }
          answer.value = false
          return .done
        })
    }
  }
}

extension Publisher {
  /// Sends whether all values are such, as soon as that is known.
  ///
  /// What throws ends it.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
