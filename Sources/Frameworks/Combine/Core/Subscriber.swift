/// Who takes what a publisher sends.
///
/// It is first given a subscription, then values as far as it asks for them, then at most one end. One
/// call comes at a time: `Documentation/Behaviour/Combine.md` (CB1).
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it takes.
  associatedtype Input
  /// How what it listens to fails.
  associatedtype Failure: Error

  /// Is told of the bond, through which it asks for values.
  func receive(subscription: any Subscription)

  /// Takes a value.
  ///
  /// - Returns: How many more it asks for.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Is told of the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes that something has happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}
