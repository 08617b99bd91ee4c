public import class CoreLocation.CLPlacemark

/// A request to order a ride.
open class INRequestRideIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(
    pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?, rideOptionName: INSpeakableString?,
    partySize: Int?, paymentMethod: INPaymentMethod?, scheduledPickupTime: INDateComponentsRange?
  ) {
    self.init(values: [
      "pickupLocation": pickupLocation as Any, "dropOffLocation": dropOffLocation as Any,
      "rideOptionName": rideOptionName as Any, "partySize": partySize as Any,
      "paymentMethod": paymentMethod as Any, "scheduledPickupTime": scheduledPickupTime as Any,
    ])
  }

  /// The pickup location.
  open var pickupLocation: CLPlacemark? { value("pickupLocation") }
  /// The drop-off location.
  open var dropOffLocation: CLPlacemark? { value("dropOffLocation") }
  /// The name of the ride option.
  open var rideOptionName: INSpeakableString? { value("rideOptionName") }
  /// The number of passengers.
  open var partySize: Int? { value("partySize") }
  /// The payment method.
  open var paymentMethod: INPaymentMethod? { value("paymentMethod") }
  /// The scheduled pickup time.
  open var scheduledPickupTime: INDateComponentsRange? { value("scheduledPickupTime") }

  override func copyOfKind() -> INIntent { INRequestRideIntent(values: values) }
}
