extension Publishers {
  /// Sends all from the first value on that is not to be left out.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
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
      let isDropping = Kept(true)
      upstream.subscribe(
        Conduit("DropWhile", subscriber) { [predicate] in
          if isDropping.value { isDropping.value = predicate($0) }
          return isDropping.value ? .skip : .pass($0)
        })
    }
  }
}

extension Publisher {
  /// Sends all from the first value on that is not to be left out.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
