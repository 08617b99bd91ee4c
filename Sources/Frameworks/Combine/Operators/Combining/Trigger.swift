/// Listens for one value.
final class Trigger<Input, Failure: Error>: Subscriber {
  private let holder = SubscriptionHolder()
  private let onEvent: (Subscribers.Completion<Failure>?) -> Void

  /// Makes one.
  ///
  /// - Parameter onEvent: Is called with an end, or with nil for a value.
  init(_ onEvent: @escaping (Subscribers.Completion<Failure>?) -> Void) { self.onEvent = onEvent }

  func receive(subscription: any Subscription) {
    if holder.take(subscription) { subscription.request(.max(1)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let subscription = holder.end() else { return .none }
    subscription.cancel()
    onEvent(nil)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if holder.end() != nil { onEvent(completion) }
  }

  func end() { holder.end()?.cancel() }
}
