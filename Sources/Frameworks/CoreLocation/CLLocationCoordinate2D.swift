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

/// Every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every change of the heading is reported.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The greatest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The maximum time interval in seconds.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// The accuracy for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The reduced accuracy, for apps without the permission for the precise location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 10000
