/// An angle of a latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// The accuracy of a location in meters.
public typealias CLLocationAccuracy = Double
/// A speed in meters a second.
public typealias CLLocationSpeed = Double
/// The accuracy of a speed in meters a second.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees, clockwise from the north.
public typealias CLLocationDirection = Double
/// The accuracy of a direction in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// A latitude and longitude.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees, positive in the north.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees, positive in the east.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate 0, 0.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a coordinate.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Creates a coordinate.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Returns whether the latitude is in −90…90 and the longitude in −180…180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
