public import class CoreLocation.CLPlacemark

/// A request for the kinds of rides.
open class INListRideOptionsIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) {
    self.init(values: [
      "pickupLocation": pickupLocation as Any, "dropOffLocation": dropOffLocation as Any,
    ])
  }

  /// The place where the ride begins.
  open var pickupLocation: CLPlacemark? { value("pickupLocation") }
  /// The place where the ride ends.
  open var dropOffLocation: CLPlacemark? { value("dropOffLocation") }

  override func copyOfKind() -> INIntent { INListRideOptionsIntent(values: values) }
}
