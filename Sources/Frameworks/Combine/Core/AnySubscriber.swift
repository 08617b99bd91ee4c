/// Any subscriber of its input and failure.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  /// What tells it apart; that of the subscriber which it stands for.
  public let combineIdentifier: CombineIdentifier
  /// Its name, or that of the subscriber which it stands for.
  public let description: String
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Stands for a subscriber.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = s.combineIdentifier
    description = (s as? any CustomStringConvertible)?.description ?? "AnySubscriber"
    onSubscription = { s.receive(subscription: $0) }
    onValue = { s.receive($0) }
    onCompletion = { s.receive(completion: $0) }
  }

  /// Sends all into a subject.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectFeed(s))
  }

  /// Makes one of closures; what is nil asks for nothing.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    description = "Anonymous AnySubscriber"
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// What a playground shows.
  public var playgroundDescription: Any { description }

  /// Is told of the bond.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// Takes a value.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

  /// Is told of the end.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
