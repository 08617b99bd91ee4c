/// A publisher that sends what it is given.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)

  /// Sends the end; what comes after it is not sent.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes the bond with a publisher that sends into it.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends that something has happened.
  public func send() { send(()) }
}
