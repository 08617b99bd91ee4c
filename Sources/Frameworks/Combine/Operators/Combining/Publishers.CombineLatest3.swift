extension Publishers {
  /// Sends the latest values of publishers, each time that one of them has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How it fails.
    public typealias Failure = A.Failure

    /// One of them.
    public let a: A
    /// One of them.
    public let b: B
    /// One of them.
    public let c: C

    /// Makes it of its parts.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Latest("CombineLatest", subscriber)
      let first = junction.entry(of: A.Output.self)
      let second = junction.entry(of: B.Output.self)
      let third = junction.entry(of: C.Output.self)
      junction.group = {
        guard let first = first.latest(), let second = second.latest(), let third = third.latest()
        else { return nil }
        return (first, second, third)
      }
      subscriber.receive(subscription: junction)
      a.subscribe(first)
      b.subscribe(second)
      c.subscribe(third)
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Sends the latest values of publishers, each time that one of them has a new one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Sends what is made of the latest values.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Map(upstream: combineLatest(publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }
}
