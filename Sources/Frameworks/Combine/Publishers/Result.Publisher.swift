extension Result {
  /// Sends the value and ends, or fails.
  public struct Publisher: Combine.Publisher {
    /// What it sends.
    public typealias Output = Success

    /// The value or the error.
    public let result: Result<Success, Failure>

    /// Makes one that sends a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Makes one that sends a value.
    public init(_ output: Success) { result = .success(output) }

    /// Makes one that fails.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        subscriber.receive(subscription: SingleSubscription("Once", value, subscriber))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }

  /// Sends the value and ends, or fails.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
