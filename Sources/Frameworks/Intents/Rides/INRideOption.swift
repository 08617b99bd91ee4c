/// A kind of ride.
open class INRideOption: NSObject, @unchecked Sendable {
  /// Creates a kind of ride.
  public init(name: String, estimatedPickupDate: Date) {
    (self.name, self.estimatedPickupDate) = (name, estimatedPickupDate)
    super.init()
  }

  /// The name.
  open var name: String
  /// The date at which it would begin.
  open var estimatedPickupDate: Date
  /// The range of prices.
  open var priceRange: INPriceRange?
  /// The reason why the price is high.
  open var disclaimerMessage: String?
  /// The activity with which the app books it.
  open var userActivityForBookingInApplication: NSUserActivity?
}
