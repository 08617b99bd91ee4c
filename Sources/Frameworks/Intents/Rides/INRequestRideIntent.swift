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

  /// The place where the ride begins.
  open var pickupLocation: CLPlacemark? { value("pickupLocation") }
  /// The place where the ride ends.
  open var dropOffLocation: CLPlacemark? { value("dropOffLocation") }
  /// The kind of ride.
  open var rideOptionName: INSpeakableString? { value("rideOptionName") }
  /// The number of people.
  open var partySize: Int? { value("partySize") }
  /// The way to pay.
  open var paymentMethod: INPaymentMethod? { value("paymentMethod") }
  /// The time when the ride begins.
  open var scheduledPickupTime: INDateComponentsRange? { value("scheduledPickupTime") }

  override func copyOfKind() -> INIntent { INRequestRideIntent(values: values) }
}
