extension Publishers {
  /// A publisher that merges any number of publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates the publisher from an array.
    public init(publishers: [Upstream]) {
      self.publishers = publishers
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = MergeSubscription("MergeMany", subscriber)
      subscriber.receive(subscription: subscription)
      for publisher in publishers { subscription.add(publisher) }
      subscription.close()
    }
  }
}

extension Publishers.MergeMany {
  /// Creates the publisher from several publishers.
  public init(_ upstream: Upstream...) { self.init(publishers: upstream) }

  /// Creates the publisher from a sequence of publishers.
  public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
    self.init(publishers: Array(upstream))
  }

  /// Merges with one more publisher.
  public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
    Publishers.MergeMany(publishers: publishers + [other])
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Merges this publisher with another of the same type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(publishers: [self, other])
  }
}
