extension Publishers {
  /// Ends the program in place of failing.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream
    /// What the message begins with.
    public let prefix: String
    /// Where it was asserted.
    public let file: StaticString
    /// Where it was asserted.
    public let line: UInt

    /// Makes it of its parts.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        Conduit(
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
  /// Ends the program in place of failing.
  ///
  /// - Parameters:
  ///   - prefix: What the message begins with.
  ///   - file: Where it is asserted.
  ///   - line: Where it is asserted.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
