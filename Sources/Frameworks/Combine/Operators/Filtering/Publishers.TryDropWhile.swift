extension Publishers {
  /// Sends all from the first value on that is not to be left out.
  ///
  /// What throws ends it.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
      let isDropping = Kept(true)
      upstream.subscribe(
        Conduit(trying: "TryDropWhile", subscriber) { [predicate] in
          if isDropping.value { isDropping.value = try predicate($0) }
          return isDropping.value ? .skip : .pass($0)
        })
    }
  }
}

extension Publisher {
  /// Sends all from the first value on that is not to be left out.
  ///
  /// What throws ends it.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
