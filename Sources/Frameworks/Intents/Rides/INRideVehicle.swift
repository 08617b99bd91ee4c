public import class CoreLocation.CLLocation

/// The vehicle of a ride.
open class INRideVehicle: NSObject, @unchecked Sendable {
  /// Creates a vehicle.
  public override init() { super.init() }

  /// The place.
  open var location: CLLocation?
  /// The number on the plate.
  open var registrationPlate: String?
  /// The maker.
  open var manufacturer: String?
  /// The model.
  open var model: String?
  /// The picture on a map.
  open var mapAnnotationImage: INImage?
}
