extension Publishers {
  /// A publisher of the result of combining all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The initial result.
    public let initial: Output
    /// Returns the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let result = MutableBox(initial)
      upstream.subscribe(
        ReduceSubscription("Reduce", subscriber, result: { result.value }) { [nextPartialResult] in
          result.value = nextPartialResult(result.value, $0)
          return .more
        })
    }
  }
}

extension Publisher {
  /// Combines all values and publishes the result at completion.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
