/// The subscription of a subscriber, which can be set once and ended once.
final class SubscriptionHolder {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var isOver = false

  /// Stores a subscription.
  ///
  /// - Returns: Whether the subscription was stored. A second one is cancelled, as is one that
  ///   comes after the end.
  func accept(_ subscription: any Subscription) -> Bool {
    let isAccepted = lock.hold { () -> Bool in
      guard self.subscription == nil, !isOver else { return false }
      self.subscription = subscription
      return true
    }
    if !isAccepted { subscription.cancel() }
    return isAccepted
  }

  /// Whether a subscription is active.
  var isOpen: Bool { lock.hold { subscription != nil } }

  /// Adds to the demand, if a subscription is active.
  func request(_ demand: Subscribers.Demand) {
    lock.hold { subscription }?.request(demand)
  }

  /// Ends the subscription.
  ///
  /// - Returns: The subscription if it was active. The caller cancels it unless the upstream has
  ///   completed.
  func end() -> (any Subscription)? {
    lock.hold {
      defer { subscription = nil }
      isOver = true
      return subscription
    }
  }
}
