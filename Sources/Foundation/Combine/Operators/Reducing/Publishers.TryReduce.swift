extension Publishers {
  /// A publisher of the result of combining all values.
  ///
  /// The stream fails with any error that the closure throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Output
    /// The type of the error that can end a subscription.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The initial result.
    public let initial: Output
    /// Returns the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
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
        ReduceSubscription(trying: "TryReduce", subscriber, result: { result.value }) {
          [nextPartialResult] in
          result.value = try nextPartialResult(result.value, $0)
          return .more
        })
    }
  }
}

extension Publisher {
  /// Combines all values and publishes the result at completion.
  ///
  /// The stream fails with any error that the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
