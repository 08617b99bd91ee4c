extension Publishers {
  /// A publisher that combines each value with the last result.
  ///
  /// The stream fails with any error that the closure throws.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Output
    /// The type of the error that can end a subscription.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The initial result.
    public let initialResult: Output
    /// Returns the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let result = MutableBox(initialResult)
      upstream.subscribe(
        TransformSubscription(trying: "TryScan", subscriber) { [nextPartialResult] in
          result.value = try nextPartialResult(result.value, $0)
          return .pass(result.value)
        })
    }
  }
}

extension Publisher {
  /// Combines each value with the last result and publishes the new one.
  ///
  /// The stream fails with any error that the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
