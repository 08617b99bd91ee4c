/// A publisher with a method that sends values to its subscribers.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)

  /// Sends the completion. Later events are not sent.
  func send(completion: Subscribers.Completion<Failure>)

  /// Receives the subscription of an upstream.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value of type `Void`.
  public func send() { send(()) }
}
