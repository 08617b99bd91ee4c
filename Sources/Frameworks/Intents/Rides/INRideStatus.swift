public import class CoreLocation.CLPlacemark

/// The status of a ride.
open class INRideStatus: NSObject, @unchecked Sendable {
  /// Creates an empty status.
  public override init() { super.init() }

  /// The identifier of the ride.
  open var rideIdentifier: String?
  /// The phase.
  open var phase: INRidePhase = .unknown
  /// The vehicle.
  open var vehicle: INRideVehicle?
  /// The driver.
  open var driver: INRideDriver?
  /// The estimated pickup date.
  open var estimatedPickupDate: Date?
  /// The estimated drop-off date.
  open var estimatedDropOffDate: Date?
  /// The ride option.
  open var rideOption: INRideOption?
  /// The pickup location.
  open var pickupLocation: CLPlacemark?
  /// The drop-off location.
  open var dropOffLocation: CLPlacemark?
}
