public import class CoreLocation.CLPlacemark

/// A request for the ride options between two places.
open class INListRideOptionsIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) {
    self.init(values: [
      "pickupLocation": pickupLocation as Any, "dropOffLocation": dropOffLocation as Any,
    ])
  }

  /// The pickup location.
  open var pickupLocation: CLPlacemark? { value("pickupLocation") }
  /// The drop-off location.
  open var dropOffLocation: CLPlacemark? { value("dropOffLocation") }

  override func copyOfKind() -> INIntent { INListRideOptionsIntent(values: values) }
}
