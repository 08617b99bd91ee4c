extension Publishers {
  /// Sends a value in place of an error, and ends.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Never

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
        Substitution<Upstream.Failure, S>("ReplaceError", subscriber) { [output] end, _ in
          if case .failure = end { (output, .finished) } else { (nil, .finished) }
        })
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publisher {
  /// Sends a value in place of an error, and ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
