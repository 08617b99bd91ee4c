/// A subject that stores its latest value and sends it to new subscribers.
///
/// A subscriber without demand receives the latest value with its next request (Combine.CB5).
///
/// - Thread: any.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let core: SubjectCore<Output, Failure>

  /// Creates a subject with an initial value.
  public init(_ value: Output) { core = SubjectCore(value) }

  deinit { core.cancelUpstreams() }

  /// The latest value.
  ///
  /// Setting it sends the new value.
  public var value: Output {
    get {
      guard let latest = core.latest else { preconditionFailure("the stored value is missing") }
      return latest.value
    }
    set { core.send(newValue) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    core.add(subscriber, "CurrentValueSubject", owner: self)
  }

  /// Sends a value and stores it as the latest.
  public func send(_ input: Output) { core.send(input) }

  /// Sends the completion.
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  /// Receives the subscription of an upstream and requests all its values.
  public func send(subscription: any Subscription) { core.addUpstream(subscription) }
}
