extension Subscribers {
  /// A subscriber that assigns each value to an object's property.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    /// The publisher never fails.
    public typealias Failure = Never

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let holder = SubscriptionHolder()
    private let lock = Lock()
    private var root: Root?

    /// Creates a subscriber for an object's property.
    ///
    /// The object is retained until completion.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (root, self.keyPath) = (object, keyPath)
    }

    /// The object; nil after completion.
    public var object: Root? { lock.hold { root } }

    /// The name of the type.
    public var description: String { "Assign \(Root.self)." }

    /// The representation in a playground.
    public var playgroundDescription: Any { description }

    /// The object and the key path.
    public var customMirror: Mirror {
      Mirror(self, children: ["object": object as Any, "keyPath": keyPath])
    }

    /// Receives the subscription and requests all values.
    public func receive(subscription: any Subscription) {
      if holder.accept(subscription) { subscription.request(.unlimited) }
    }

    /// Assigns a value to the property.
    public func receive(_ value: Input) -> Subscribers.Demand {
      if holder.isOpen, let object { object[keyPath: keyPath] = value }
      return .none
    }

    /// Releases the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = holder.end()
      _ = removeRoot()
    }

    /// Cancels the subscription and releases the object.
    public func cancel() {
      let subscription = holder.end()
      _ = removeRoot()
      subscription?.cancel()
    }

    private func removeRoot() -> Root? {
      lock.hold {
        defer { root = nil }
        return root
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to an object's property.
  ///
  /// The object is retained until completion.
  ///
  /// - Returns: An object that cancels the subscription explicitly or when it is released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
