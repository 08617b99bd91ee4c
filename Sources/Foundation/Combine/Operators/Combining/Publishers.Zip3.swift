extension Publishers {
  /// A publisher that combines the oldest unconsumed values of several publishers.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the elements that subscribers receive.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the error that can end a subscription.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// Creates the publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = ZipSubscription("Zip", subscriber)
      let first = subscription.makeInput(of: A.Output.self)
      let second = subscription.makeInput(of: B.Output.self)
      let third = subscription.makeInput(of: C.Output.self)
      subscription.group = {
        guard let first = first.removeOldest(), let second = second.removeOldest(),
          let third = third.removeOldest()
        else {
          return nil
        }
        return (first, second, third)
      }
      subscriber.receive(subscription: subscription)
      a.subscribe(first)
      b.subscribe(second)
      c.subscribe(third)
    }
  }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Combines the oldest unconsumed values of all publishers into tuples.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Publishes a transformation of each tuple of values.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Map(upstream: zip(publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }
}
