public import class CoreLocation.CLPlacemark

/// A ride.
open class INRideStatus: NSObject, @unchecked Sendable {
  /// Creates a ride.
  public override init() { super.init() }

  /// The identifier of the ride.
  open var rideIdentifier: String?
  /// The phase.
  open var phase: INRidePhase = .unknown
  /// The vehicle.
  open var vehicle: INRideVehicle?
  /// The driver.
  open var driver: INRideDriver?
  /// The date at which it begins.
  open var estimatedPickupDate: Date?
  /// The date at which it ends.
  open var estimatedDropOffDate: Date?
  /// The kind of ride.
  open var rideOption: INRideOption?
  /// The place where it begins.
  open var pickupLocation: CLPlacemark?
  /// The place where it ends.
  open var dropOffLocation: CLPlacemark?
}
