extension Publishers {
  /// Sends what is made of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// What it sends.
    public typealias Output = Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes it.
    public let transform: (Upstream.Output) -> Output

    /// Makes it of its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Conduit("Map", subscriber) { [transform] in .pass(transform($0)) })
    }
  }
}

extension Publisher {
  /// Sends what is made of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends another value in place of nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}
