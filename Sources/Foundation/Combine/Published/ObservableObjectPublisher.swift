/// A publisher that sends when an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// The publisher sends no value.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never

  private let core = SubjectCore<Void, Never>(nil)

  /// Creates a publisher.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    core.add(subscriber, "ObservableObjectPublisher", owner: self)
  }

  /// Sends to all subscribers.
  public func send() { core.send(()) }
}
