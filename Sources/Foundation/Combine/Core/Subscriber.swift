/// A type that receives values from a publisher.
///
/// A subscriber first receives a subscription, then no more values than it has requested, then at
/// most one completion. Calls never overlap: Combine.CB1.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the elements that the subscriber accepts.
  associatedtype Input
  /// The type of the error with which its publisher can end.
  associatedtype Failure: Error

  /// Receives the subscription, which the subscriber uses to request values.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Returns: The additional demand.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the completion.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value of type `Void`.
  public func receive() -> Subscribers.Demand { receive(()) }
}
