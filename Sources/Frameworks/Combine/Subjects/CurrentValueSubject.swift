/// A subject that keeps its latest value, and sends it to who comes.
///
/// Who has asked for nothing when a value comes is sent the latest once more is asked for (CB5).
///
/// - Thread: any.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let core: SubjectCore<Output, Failure>

  /// Makes one with a value.
  public init(_ value: Output) { core = SubjectCore(value) }

  deinit { core.abandon() }

  /// The latest value; a new one is sent.
  public var value: Output {
    get {
      guard let latest = core.latest else { preconditionFailure("it always has a value") }
      return latest.value
    }
    set { core.send(newValue) }
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    core.add(subscriber, "CurrentValueSubject", owner: self)
  }

  /// Sends a value, which is the latest from then on.
  public func send(_ input: Output) { core.send(input) }

  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  /// Takes the bond with a publisher that sends into it, and asks for all of it.
  public func send(subscription: any Subscription) { core.adopt(subscription) }
}
