/// A type-erased subscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  /// The identifier, which is the wrapped subscriber's if there is one.
  public let combineIdentifier: CombineIdentifier
  /// The name of the type or of the wrapped subscriber.
  public let description: String
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a type-erased subscriber.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = s.combineIdentifier
    description = (s as? any CustomStringConvertible)?.description ?? "AnySubscriber"
    onSubscription = { s.receive(subscription: $0) }
    onValue = { s.receive($0) }
    onCompletion = { s.receive(completion: $0) }
  }

  /// Creates a subscriber that sends all events to a subject.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(s))
  }

  /// Creates a subscriber with closures.
  ///
  /// Without a value closure the subscriber adds no demand.
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

  /// The representation in a playground.
  public var playgroundDescription: Any { description }

  /// Receives the subscription.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// Receives a value.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

  /// Receives the completion.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
