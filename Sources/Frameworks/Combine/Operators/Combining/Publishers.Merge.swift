extension Publishers {
  /// Sends the values of publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What it sends.
    public typealias Output = A.Output
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
      let confluence = Confluence("Merge", subscriber)
      subscriber.receive(subscription: confluence)
      confluence.add(a)
      confluence.add(b)
      confluence.close()
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends the values of this and of other publishers as they come.
  public func merge<B: Publisher>(
    with other: B
  ) -> Publishers.Merge<Self, B> where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, other)
  }
}
