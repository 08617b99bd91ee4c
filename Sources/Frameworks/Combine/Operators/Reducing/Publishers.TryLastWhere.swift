extension Publishers {
  /// Sends the last such value at the end.
  ///
  /// What throws ends it.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
      let last = Kept<Output?>(nil)
      upstream.subscribe(
        Reduction(trying: "TryLast", subscriber, result: { last.value }) { [predicate] in
          if try predicate($0) { last.value = $0 }
          return .more
        })
    }
  }
}

extension Publisher {
  /// Sends the last such value at the end.
  ///
  /// What throws ends it.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
