/// What sends values over time to who subscribes, then perhaps an end.
///
/// The steps are in `Documentation/Behaviour/Combine.md` (CB1).
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// How it fails; `Never` where it does not.
  associatedtype Failure: Error

  /// Connects a subscriber; publishers implement it, `subscribe(_:)` is for calling.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends all into a subject.
  ///
  /// - Returns: What ends it.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let feed = SubjectFeed(subject)
    subscribe(feed)
    return AnyCancellable(feed)
  }
}
