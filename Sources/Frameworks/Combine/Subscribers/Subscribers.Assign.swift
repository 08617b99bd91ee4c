extension Subscribers {
  /// Puts each value into an object's property.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    /// It never fails.
    public typealias Failure = Never

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let holder = SubscriptionHolder()
    private let lock = Lock()
    private var root: Root?

    /// Makes one for an object's property; it keeps the object alive until the end.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (root, self.keyPath) = (object, keyPath)
    }

    /// The object, until the end.
    public var object: Root? { lock.hold { root } }

    /// Its name.
    public var description: String { "Assign \(Root.self)." }

    /// What a playground shows.
    public var playgroundDescription: Any { description }

    /// The object, the property and whether it goes on.
    public var customMirror: Mirror {
      Mirror(self, children: ["object": object as Any, "keyPath": keyPath])
    }

    /// Takes the bond and asks for all.
    public func receive(subscription: any Subscription) {
      if holder.take(subscription) { subscription.request(.unlimited) }
    }

    /// Puts a value into the property.
    public func receive(_ value: Input) -> Subscribers.Demand {
      if holder.isOpen, let object { object[keyPath: keyPath] = value }
      return .none
    }

    /// Lets the object go.
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = holder.end()
      _ = takeRoot()
    }

    /// Ends it, and lets the object go.
    public func cancel() {
      let subscription = holder.end()
      _ = takeRoot()
      subscription?.cancel()
    }

    private func takeRoot() -> Root? {
      lock.hold {
        defer { root = nil }
        return root
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Puts each value into an object's property; the object is kept alive meanwhile.
  ///
  /// - Returns: What ends it; so does nobody keeping it.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
