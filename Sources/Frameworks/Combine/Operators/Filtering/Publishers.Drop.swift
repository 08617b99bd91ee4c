extension Publishers {
  /// Sends all but the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many are left out.
    public let count: Int

    /// Makes it of its parts.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let left = Kept(count)
      upstream.subscribe(
        Conduit("Drop", subscriber) {
          guard left.value > 0 else { return .pass($0) }
          left.value -= 1
          return .skip
        })
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends all but the first values.
  ///
  /// - Parameter count: How many are left out, 0 or more.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "fewer than none cannot be left out")
    return Publishers.Drop(upstream: self, count: count)
  }
}
