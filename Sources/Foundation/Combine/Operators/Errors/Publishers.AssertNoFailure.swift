extension Publishers {
  /// A publisher that traps if its upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Never

    /// The upstream publisher.
    public let upstream: Upstream
    /// The prefix of the message.
    public let prefix: String
    /// The file of the assertion.
    public let file: StaticString
    /// The line of the assertion.
    public let line: UInt

    /// Creates the publisher.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        TransformSubscription(
          "AssertNoFailure", subscriber,
          onEnd: { (end: Subscribers.Completion<Upstream.Failure>) in
            if case .failure(let error) = end {
              fatalError("\(prefix.isEmpty ? "" : "\(prefix): ")\(error)", file: file, line: line)
            }
            return .finished
          }, onValue: { .pass($0) }))
    }
  }
}

extension Publisher {
  /// Traps if the upstream fails.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of the message.
  ///   - file: The location of the assertion in the source.
  ///   - line: The location of the assertion in the source.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
