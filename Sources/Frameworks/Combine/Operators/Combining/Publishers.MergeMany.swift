extension Publishers {
  /// Sends the values of any number of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// All of them.
    public let publishers: [Upstream]

    /// Makes it of a list.
    public init(publishers: [Upstream]) {
      self.publishers = publishers
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let confluence = Confluence("MergeMany", subscriber)
      subscriber.receive(subscription: confluence)
      for publisher in publishers { confluence.add(publisher) }
      confluence.close()
    }
  }
}

extension Publishers.MergeMany {
  /// Makes it of some publishers.
  public init(_ upstream: Upstream...) { self.init(publishers: upstream) }

  /// Makes it of a sequence of publishers.
  public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
    self.init(publishers: Array(upstream))
  }

  /// It with one more.
  public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
    Publishers.MergeMany(publishers: publishers + [other])
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the values of this and of another publisher of its type as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(publishers: [self, other])
  }
}
