extension Publishers {
  /// A publisher that drops values equal to the previous one.
  ///
  /// The stream fails with any error that the closure throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The predicate for equality.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let last = MutableBox<Output?>(nil)
      upstream.subscribe(
        TransformSubscription(trying: "TryRemoveDuplicates", subscriber) { [predicate] value in
          let before = last.exchange(for: value)
          guard let before else { return .pass(value) }
          return try predicate(before, value) ? .skip : .pass(value)
        })
    }
  }
}

extension Publisher {
  /// Drops values that the predicate considers equal to the previous one.
  ///
  /// The stream fails with any error that the closure throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
