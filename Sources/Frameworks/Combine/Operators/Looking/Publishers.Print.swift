extension Publishers {
  /// Writes down what happens.
  public struct Print<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What a line begins with.
    public let prefix: String
    /// Where it is written; nil for standard output.
    public let stream: (any TextOutputStream)?

    /// Makes it of its parts.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let pen = EventPen<S>(prefix, stream)
      upstream.subscribe(Tap("Print", subscriber, pen.hooks))
    }
  }
}

extension Publisher {
  /// Writes down what happens.
  ///
  /// - Parameters:
  ///   - prefix: What a line begins with.
  ///   - stream: Where it is written; nil for standard output.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
