extension Publishers {
  /// Sends whether there is a value, as soon as that is known.
  public struct Contains<Upstream: Publisher>: Publisher
  where Upstream.Output: Equatable {
    /// What it sends.
    public typealias Output = Bool
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The value.
    public let output: Upstream.Output

    /// Makes it of its parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let answer = Kept(false)
      upstream.subscribe(
        Reduction("Contains", subscriber, result: { answer.value }) { [output] in
          guard $0 == output else { return .more }
          answer.value = true
          return .done
        })
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
  /// Sends whether there is a value, as soon as that is known.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
