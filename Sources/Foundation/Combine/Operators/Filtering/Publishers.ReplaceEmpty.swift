extension Publishers {
  /// A publisher that publishes a value if its upstream finishes without any.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

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
        ReplaceSubscription("ReplaceEmpty", subscriber) { [output] end, isEmpty in
          if case .finished = end, isEmpty { (output, end) } else { (nil, end) }
        })
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publisher {
  /// Publishes a value if the upstream finishes without any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
