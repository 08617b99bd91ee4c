/// A type that publishes a sequence of values over time, followed by at most one completion.
///
/// The steps are in Combine.CB1.
public protocol Publisher<Output, Failure> {
  /// The type of the elements that subscribers receive.
  associatedtype Output
  /// The type of the error that can end a subscription; `Never` for none.
  associatedtype Failure: Error

  /// Attaches a subscriber. Publishers implement this method; callers use `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends all events to a subject.
  ///
  /// - Returns: An object that cancels the subscription.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
