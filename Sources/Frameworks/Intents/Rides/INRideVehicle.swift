public import class CoreLocation.CLLocation

/// The vehicle of a ride.
open class INRideVehicle: NSObject, @unchecked Sendable {
  /// Creates a vehicle.
  public override init() { super.init() }

  /// The location.
  open var location: CLLocation?
  /// The registration plate.
  open var registrationPlate: String?
  /// The manufacturer.
  open var manufacturer: String?
  /// The model.
  open var model: String?
  /// The image on a map.
  open var mapAnnotationImage: INImage?
}
