/// A subject that sends what it is given to who is there, and keeps nothing.
///
/// Who has asked for nothing at the time misses it (CB5).
///
/// - Thread: any.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>(nil)

  /// Makes one.
  public init() {}

  deinit { core.abandon() }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    core.add(subscriber, "PassthroughSubject", owner: self)
  }

  /// Sends a value to all who have asked for one.
  public func send(_ input: Output) { core.send(input) }

  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  /// Takes the bond with a publisher that sends into it.
  public func send(subscription: any Subscription) { core.adopt(subscription) }
}
