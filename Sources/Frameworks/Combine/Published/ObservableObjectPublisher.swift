/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// It says no more than that.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let core = SubjectCore<Void, Never>(nil)

  /// Makes one.
  public init() {}

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    core.add(subscriber, "ObservableObjectPublisher", owner: self)
  }

  /// Tells it to all who listen.
  public func send() { core.send(()) }
}
