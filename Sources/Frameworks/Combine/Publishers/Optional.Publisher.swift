extension Optional {
  /// Sends the value, if there is one, and ends.
  public struct Publisher: Combine.Publisher {
    /// What it sends.
    public typealias Output = Wrapped
    /// It never fails.
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Makes one that sends a value, if there is one.
    public init(_ output: Wrapped?) { self.output = output }

    /// Connects a subscriber.
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

  /// Sends the value, if there is one, and ends.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
