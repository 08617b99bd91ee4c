extension Publishers {
  /// Sends what is made of each value and what was sent before.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// What it sends.
    public typealias Output = Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What is there before the first value.
    public let initialResult: Output
    /// Makes the next.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes it of its parts.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
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
        Conduit("Scan", subscriber) { [nextPartialResult] in
          result.value = nextPartialResult(result.value, $0)
          return .pass(result.value)
        })
    }
  }
}

extension Publisher {
  /// Sends what is made of each value and what was sent before.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
