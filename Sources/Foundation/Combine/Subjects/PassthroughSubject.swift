/// A subject that sends values to its current subscribers and stores none.
///
/// A subscriber without demand misses the value (Combine.CB5).
///
/// - Thread: any.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>(nil)

  /// Creates a subject.
  public init() {}

  deinit { core.cancelUpstreams() }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    core.add(subscriber, "PassthroughSubject", owner: self)
  }

  /// Sends a value to all subscribers with demand.
  public func send(_ input: Output) { core.send(input) }

  /// Sends the completion.
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  /// Receives the subscription of an upstream.
  public func send(subscription: any Subscription) { core.addUpstream(subscription) }
}
