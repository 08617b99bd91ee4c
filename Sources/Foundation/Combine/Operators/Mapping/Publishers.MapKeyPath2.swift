extension Publishers {
  /// A publisher of several properties of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = (Output0, Output1)
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The key path of a property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The key path of a property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Creates the publisher.
    public init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscription("ValueForKeys", subscriber) { [keyPath0, keyPath1] in
          .pass(($0[keyPath: keyPath0], $0[keyPath: keyPath1]))
        })
    }
  }
}

extension Publisher {
  /// Publishes several properties of each value.
  public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
    -> Publishers.MapKeyPath2<Self, T0, T1>
  {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }
}
