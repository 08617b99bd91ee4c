extension Publishers {
  /// Sends the values of publishers in groups: all first ones, all second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
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
      let junction = Zipping("Zip", subscriber)
      let first = junction.entry(of: A.Output.self)
      let second = junction.entry(of: B.Output.self)
      junction.group = {
        guard let first = first.take(), let second = second.take() else { return nil }
        return (first, second)
      }
      subscriber.receive(subscription: junction)
      a.subscribe(first)
      b.subscribe(second)
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends the values of publishers in groups: all first ones, all second ones, and so on.
  public func zip<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, publisher)
  }

  /// Sends what is made of the groups.
  public func zip<P: Publisher, T>(
    _ publisher: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    Publishers.Map(upstream: zip(publisher)) { transform($0.0, $0.1) }
  }
}
