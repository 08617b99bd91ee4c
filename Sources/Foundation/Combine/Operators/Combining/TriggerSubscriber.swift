/// A subscriber of a single event.
final class TriggerSubscriber<Input, Failure: Error>: Subscriber {
  private let holder = SubscriptionHolder()
  private let onEvent: (Subscribers.Completion<Failure>?) -> Void

  /// Creates an instance.
  ///
  /// - Parameter onEvent: A closure that receives the completion, or nil for a value.
  init(_ onEvent: @escaping (Subscribers.Completion<Failure>?) -> Void) { self.onEvent = onEvent }

  func receive(subscription: any Subscription) {
    if holder.accept(subscription) { subscription.request(.max(1)) }
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
