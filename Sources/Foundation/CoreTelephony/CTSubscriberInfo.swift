/// The subscribers of cellular services; none without a SIM card (Device.CT5).
open class CTSubscriberInfo: NSObject {
  /// Creates an object, which is of no use: the subscribers are those of the class.
  public override init() { super.init() }

  /// Returns the subscribers; none.
  open class func subscribers() -> [CTSubscriber] { [] }

  /// Returns a subscriber about whom nothing is known.
  @available(iOS, deprecated: 12.1, renamed: "subscribers")
  open class func subscriber() -> CTSubscriber { CTSubscriber() }
}
