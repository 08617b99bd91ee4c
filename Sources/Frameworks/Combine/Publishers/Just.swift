/// Sends one value, and ends.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes one that sends a value.
  public init(_ output: Output) { self.output = output }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: SingleSubscription("Just", output, subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
