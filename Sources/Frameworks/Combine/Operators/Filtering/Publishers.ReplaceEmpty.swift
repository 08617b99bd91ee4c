extension Publishers {
  /// Sends a value where there was none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
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
      upstream.subscribe(
        Substitution("ReplaceEmpty", subscriber) { [output] end, isEmpty in
          if case .finished = end, isEmpty { (output, end) } else { (nil, end) }
        })
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publisher {
  /// Sends a value where there was none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
