extension Publishers {
  /// A publisher that combines the oldest unconsumed values of several publishers.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The type of the elements that subscribers receive.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error that can end a subscription.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B

    /// Creates the publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = ZipSubscription("Zip", subscriber)
      let first = subscription.makeInput(of: A.Output.self)
      let second = subscription.makeInput(of: B.Output.self)
      subscription.group = {
        guard let first = first.removeOldest(), let second = second.removeOldest() else {
          return nil
        }
        return (first, second)
      }
      subscriber.receive(subscription: subscription)
      a.subscribe(first)
      b.subscribe(second)
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Combines the oldest unconsumed values of all publishers into tuples.
  public func zip<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, publisher)
  }

  /// Publishes a transformation of each tuple of values.
  public func zip<P: Publisher, T>(
    _ publisher: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    Publishers.Map(upstream: zip(publisher)) { transform($0.0, $0.1) }
  }
}
