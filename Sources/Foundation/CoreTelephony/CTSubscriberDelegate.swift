/// The method that a subscriber calls.
public protocol CTSubscriberDelegate: AnyObject {
  /// Tells the delegate that there is another token; never called, as there is no SIM card.
  func subscriberTokenRefreshed(_ subscriber: CTSubscriber)
}
