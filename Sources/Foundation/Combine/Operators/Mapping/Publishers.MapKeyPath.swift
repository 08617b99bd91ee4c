extension Publishers {
  /// A publisher of a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The key path of a property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Creates the publisher.
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscription("ValueForKey", subscriber) { [keyPath] in .pass($0[keyPath: keyPath])
        })
    }
  }
}

extension Publisher {
  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
