/// A subscriber's bond: first none, then one, then none ever again.
final class SubscriptionHolder {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var isOver = false

  /// Takes a bond.
  ///
  /// - Returns: Whether it is taken; a second one is cancelled, as is one that comes after the end.
  func take(_ subscription: any Subscription) -> Bool {
    let isTaken = lock.hold { () -> Bool in
      guard self.subscription == nil, !isOver else { return false }
      self.subscription = subscription
      return true
    }
    if !isTaken { subscription.cancel() }
    return isTaken
  }

  /// Whether values are taken.
  var isOpen: Bool { lock.hold { subscription != nil } }

  /// Asks for more, if it is open.
  func request(_ demand: Subscribers.Demand) {
    lock.hold { subscription }?.request(demand)
  }

  /// Ends it.
  ///
  /// - Returns: Whether it was open, and what is then to be cancelled, unless the upstream ended it.
  func end() -> (any Subscription)? {
    lock.hold {
      defer { subscription = nil }
      isOver = true
      return subscription
    }
  }
}
