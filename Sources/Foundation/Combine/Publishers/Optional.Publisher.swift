extension Optional {
  /// A publisher of the value, if there is one.
  public struct Publisher: Combine.Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Wrapped
    /// The publisher never fails.
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Creates a publisher of an optional value.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      if let output {
        subscriber.receive(subscription: SingleSubscription("Optional", output, subscriber))
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
