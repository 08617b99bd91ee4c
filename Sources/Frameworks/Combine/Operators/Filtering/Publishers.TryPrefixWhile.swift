extension Publishers {
  /// Sends values up to the first that is not wanted, and ends.
  ///
  /// What throws ends it.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
      upstream.subscribe(
        Conduit(trying: "TryPrefixWhile", subscriber) { [predicate] in
          try predicate($0) ? .pass($0) : .finish
        })
    }
  }
}

extension Publisher {
  /// Sends values up to the first that is not wanted, and ends.
  ///
  /// What throws ends it.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
