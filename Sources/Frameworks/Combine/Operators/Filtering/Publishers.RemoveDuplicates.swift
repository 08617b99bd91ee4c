extension Publishers {
  /// Sends the values that are not as the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Says whether two are alike.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes it of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let last = Kept<Output?>(nil)
      upstream.subscribe(
        Conduit("RemoveDuplicates", subscriber) { [predicate] value in
          let before = last.exchange(for: value)
          guard let before else { return .pass(value) }
          return predicate(before, value) ? .skip : .pass(value)
        })
    }
  }
}

extension Publisher {
  /// Sends the values that are not equal to the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }

  /// Sends the values that are not as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}
