extension Publishers {
  /// Sends the latest values of publishers, each time that one of them has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output)
    /// How it fails.
    public typealias Failure = A.Failure

    /// One of them.
    public let a: A
    /// One of them.
    public let b: B

    /// Makes it of its parts.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Latest("CombineLatest", subscriber)
      let first = junction.entry(of: A.Output.self)
      let second = junction.entry(of: B.Output.self)
      junction.group = {
        guard let first = first.latest(), let second = second.latest() else { return nil }
        return (first, second)
      }
      subscriber.receive(subscription: junction)
      a.subscribe(first)
      b.subscribe(second)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends the latest values of publishers, each time that one of them has a new one.
  public func combineLatest<P: Publisher>(
    _ publisher: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, publisher)
  }

  /// Sends what is made of the latest values.
  public func combineLatest<P: Publisher, T>(
    _ publisher: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.Map(upstream: combineLatest(publisher)) { transform($0.0, $0.1) }
  }
}
