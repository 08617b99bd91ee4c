/// A ride option.
open class INRideOption: NSObject, @unchecked Sendable {
  /// Creates a ride option.
  public init(name: String, estimatedPickupDate: Date) {
    (self.name, self.estimatedPickupDate) = (name, estimatedPickupDate)
    super.init()
  }

  /// The name.
  open var name: String
  /// The estimated pickup date.
  open var estimatedPickupDate: Date
  /// The price range.
  open var priceRange: INPriceRange?
  /// The disclaimer, such as about high prices.
  open var disclaimerMessage: String?
  /// The activity for booking in the app.
  open var userActivityForBookingInApplication: NSUserActivity?
}
