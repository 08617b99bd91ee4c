extension Publishers {
  /// Sends the values that are not as the one before.
  ///
  /// What throws ends it.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Says whether two are alike.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes it of its parts.
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let last = Kept<Output?>(nil)
      upstream.subscribe(
        Conduit(trying: "TryRemoveDuplicates", subscriber) { [predicate] value in
          let before = last.exchange(for: value)
          guard let before else { return .pass(value) }
          return try predicate(before, value) ? .skip : .pass(value)
        })
    }
  }
}

extension Publisher {
  /// Sends the values that are not as the one before.
  ///
  /// What throws ends it.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
