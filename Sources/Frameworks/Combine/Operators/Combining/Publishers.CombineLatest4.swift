extension Publishers {
  /// Sends the latest values of publishers, each time that one of them has a new one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How it fails.
    public typealias Failure = A.Failure

    /// One of them.
    public let a: A
    /// One of them.
    public let b: B
    /// One of them.
    public let c: C
    /// One of them.
    public let d: D

    /// Makes it of its parts.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Latest("CombineLatest", subscriber)
      let first = junction.entry(of: A.Output.self)
      let second = junction.entry(of: B.Output.self)
      let third = junction.entry(of: C.Output.self)
      let fourth = junction.entry(of: D.Output.self)
      junction.group = {
        guard let first = first.latest(), let second = second.latest(), let third = third.latest(),
          let fourth = fourth.latest()
        else { return nil }
        return (first, second, third, fourth)
      }
      subscriber.receive(subscription: junction)
      a.subscribe(first)
      b.subscribe(second)
      c.subscribe(third)
      d.subscribe(fourth)
    }
  }
}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Sends the latest values of publishers, each time that one of them has a new one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Sends what is made of the latest values.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Map(upstream: combineLatest(publisher1, publisher2, publisher3)) {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}
