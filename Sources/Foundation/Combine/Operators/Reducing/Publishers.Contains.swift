extension Publishers {
  /// A publisher of whether its upstream publishes a value.
  public struct Contains<Upstream: Publisher>: Publisher
  where Upstream.Output: Equatable {
    /// The type of the elements that subscribers receive.
    public typealias Output = Bool
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The value to look for.
    public let output: Upstream.Output

    /// Creates the publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let answer = MutableBox(false)
      upstream.subscribe(
        ReduceSubscription("Contains", subscriber, result: { answer.value }) { [output] in
          guard $0 == output else { return .more }
          answer.value = true
          return .done
        })
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
  /// Publishes whether the upstream publishes a value, as soon as this is known.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
