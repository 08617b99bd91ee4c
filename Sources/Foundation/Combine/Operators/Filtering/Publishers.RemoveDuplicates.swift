extension Publishers {
  /// A publisher that drops values equal to the previous one.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The predicate for equality.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let last = MutableBox<Output?>(nil)
      upstream.subscribe(
        TransformSubscription("RemoveDuplicates", subscriber) { [predicate] value in
          let before = last.exchange(for: value)
          guard let before else { return .pass(value) }
          return predicate(before, value) ? .skip : .pass(value)
        })
    }
  }
}

extension Publisher {
  /// Drops values that are equal to the previous one.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }

  /// Drops values that the predicate considers equal to the previous one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}
