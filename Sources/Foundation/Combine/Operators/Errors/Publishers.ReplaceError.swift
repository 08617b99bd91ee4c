extension Publishers {
  /// A publisher that replaces a failure with a value.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Never

    /// The upstream publisher.
    public let upstream: Upstream
    /// The replacement value.
    public let output: Upstream.Output

    /// Creates the publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReplaceSubscription<Upstream.Failure, S>("ReplaceError", subscriber) { [output] end, _ in
          if case .failure = end { (output, .finished) } else { (nil, .finished) }
        })
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publisher {
  /// Replaces a failure with a value and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
