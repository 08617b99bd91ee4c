/// The delegate of a subscriber.
public protocol CTSubscriberDelegate: AnyObject {
  /// Notifies the delegate that there is another token; never called, as there is no SIM card.
  func subscriberTokenRefreshed(_ subscriber: CTSubscriber)
}
