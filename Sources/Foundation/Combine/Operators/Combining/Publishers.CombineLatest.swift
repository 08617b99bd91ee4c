extension Publishers {
  /// A publisher that combines the latest values of several publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
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
      let subscription = CombineLatestSubscription("CombineLatest", subscriber)
      let first = subscription.makeInput(of: A.Output.self)
      let second = subscription.makeInput(of: B.Output.self)
      subscription.group = {
        guard let first = first.latest(), let second = second.latest() else { return nil }
        return (first, second)
      }
      subscriber.receive(subscription: subscription)
      a.subscribe(first)
      b.subscribe(second)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Publishes the latest values of all publishers whenever one of them publishes.
  public func combineLatest<P: Publisher>(
    _ publisher: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, publisher)
  }

  /// Publishes a transformation of the latest values of all publishers.
  public func combineLatest<P: Publisher, T>(
    _ publisher: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.Map(upstream: combineLatest(publisher)) { transform($0.0, $0.1) }
  }
}
