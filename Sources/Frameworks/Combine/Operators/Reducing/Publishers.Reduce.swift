extension Publishers {
  /// Sends at the end what was made of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// What it sends.
    public typealias Output = Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What is there before the first value.
    public let initial: Output
    /// Makes more of it.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes it of its parts.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let result = Kept(initial)
      upstream.subscribe(
        Reduction("Reduce", subscriber, result: { result.value }) { [nextPartialResult] in
          result.value = nextPartialResult(result.value, $0)
          return .more
        })
    }
  }
}

extension Publisher {
  /// Sends at the end what was made of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
