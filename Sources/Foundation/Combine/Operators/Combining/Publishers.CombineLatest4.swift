extension Publishers {
  /// A publisher that combines the latest values of several publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The type of the elements that subscribers receive.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the error that can end a subscription.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D

    /// Creates the publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = CombineLatestSubscription("CombineLatest", subscriber)
      let first = subscription.makeInput(of: A.Output.self)
      let second = subscription.makeInput(of: B.Output.self)
      let third = subscription.makeInput(of: C.Output.self)
      let fourth = subscription.makeInput(of: D.Output.self)
      subscription.group = {
        guard let first = first.latest(), let second = second.latest(), let third = third.latest(),
          let fourth = fourth.latest()
        else { return nil }
        return (first, second, third, fourth)
      }
      subscriber.receive(subscription: subscription)
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
  /// Publishes the latest values of all publishers whenever one of them publishes.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes a transformation of the latest values of all publishers.
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
