/// Sends an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Makes one that sends an error.
  public init(error: Failure) { self.error = error }

  /// Makes one of the type that is given.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Output: Sendable {}
