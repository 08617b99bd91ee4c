extension Publishers {
  /// Sends what is made of each value and what was sent before.
  ///
  /// What throws ends it.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// What it sends.
    public typealias Output = Output
    /// How it fails.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What is there before the first value.
    public let initialResult: Output
    /// Makes the next.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes it of its parts.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let result = Kept(initialResult)
      upstream.subscribe(
        Conduit(trying: "TryScan", subscriber) { [nextPartialResult] in
          result.value = try nextPartialResult(result.value, $0)
          return .pass(result.value)
        })
    }
  }
}

extension Publisher {
  /// Sends what is made of each value and what was sent before.
  ///
  /// What throws ends it.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
