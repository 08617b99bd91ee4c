extension Publishers {
  /// Sends the values of publishers as they come.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure
  {
    /// What it sends.
    public typealias Output = A.Output
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
    /// One of them.
    public let e: E
    /// One of them.
    public let f: F

    /// Makes it of its parts.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let confluence = Confluence("Merge", subscriber)
      subscriber.receive(subscription: confluence)
      confluence.add(a)
      confluence.add(b)
      confluence.add(c)
      confluence.add(d)
      confluence.add(e)
      confluence.add(f)
      confluence.close()
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publisher {
  /// Sends the values of this and of other publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }
}
