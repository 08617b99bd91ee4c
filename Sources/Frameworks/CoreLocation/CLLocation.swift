internal import Glibc

/// A location with its time.
///
/// Step Device.LO1.
///
/// - Thread: any; nothing in it changes after its creation.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The latitude and longitude.
  open private(set) var coordinate: CLLocationCoordinate2D
  /// The height above the sea in meters.
  open private(set) var altitude: CLLocationDistance
  /// The accuracy of the coordinate in meters; negative for an invalid one.
  open private(set) var horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the height in meters; negative for an invalid one.
  open private(set) var verticalAccuracy: CLLocationAccuracy
  /// The direction of movement in degrees; negative for none.
  open private(set) var course: CLLocationDirection
  /// The speed in meters a second; negative for none.
  open private(set) var speed: CLLocationSpeed
  /// The time.
  open private(set) var timestamp: Date

  /// The accuracy of the course in degrees; negative if unknown.
  open private(set) var courseAccuracy: CLLocationDirection = -1
  /// The accuracy of the speed in meters per second; negative if unknown.
  open private(set) var speedAccuracy: CLLocationSpeed = -1
  /// The source; `nil` for a location created by the app without one.
  open private(set) var sourceInformation: CLLocationSourceInformation?
  /// The height above the ellipsoid in meters; 0 for a location created by the app.
  open var ellipsoidalAltitude: CLLocationDistance { 0 }
  /// The floor; `nil`.
  open var floor: CLFloor? { nil }

  /// Creates a location with all values.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
    super.init()
  }

  /// Creates the location 0° N, 0° E, without a course and a speed.
  public convenience override init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a location with all values and their accuracies.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirection, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeed,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, speed: speed, timestamp: timestamp)
    (self.courseAccuracy, self.speedAccuracy) = (courseAccuracy, speedAccuracy)
  }

  /// Creates a location with all values, their accuracies and the source.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirection, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeed,
    timestamp: Date, sourceInfo: CLLocationSourceInformation
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
      speedAccuracy: speedAccuracy, timestamp: timestamp)
    sourceInformation = sourceInfo
  }

  /// Creates a location without movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location from a latitude and longitude, at the current time.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Returns the distance to another location on a sphere, in meters (Device.LO1).
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (here, there) = (coordinate, location.coordinate)
    let (one, other) = (here.latitude * .pi / 180, there.latitude * .pi / 180)
    let turn = (there.longitude - here.longitude) * .pi / 180
    let (height, width) = (sin((other - one) / 2), sin(turn / 2))
    let part = height * height + cos(one) * cos(other) * width * width
    return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
  }

  /// Returns the location itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The coordinate, the accuracy, the speed, the direction and the time.
  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m "
      + "(speed \(speed) mps / course \(course)) @ \(timestamp)"
  }

  // MARK: NSSecureCoding

  /// Whether the class supports secure coding: always true.
  public class var supportsSecureCoding: Bool { true }

  /// Encodes the location.
  open func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: "TactusLatitude")
    coder.encode(coordinate.longitude, forKey: "TactusLongitude")
    coder.encode(altitude, forKey: "TactusAltitude")
    coder.encode(horizontalAccuracy, forKey: "TactusHorizontalAccuracy")
    coder.encode(verticalAccuracy, forKey: "TactusVerticalAccuracy")
    coder.encode(course, forKey: "TactusCourse")
    coder.encode(speed, forKey: "TactusSpeed")
    coder.encode(courseAccuracy, forKey: "TactusCourseAccuracy")
    coder.encode(speedAccuracy, forKey: "TactusSpeedAccuracy")
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "TactusTime")
  }

  /// Creates a location from an archive.
  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "TactusLatitude") else { return nil }
    func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: number("TactusLatitude"), longitude: number("TactusLongitude")),
      altitude: number("TactusAltitude"),
      horizontalAccuracy: number("TactusHorizontalAccuracy"),
      verticalAccuracy: number("TactusVerticalAccuracy"), course: number("TactusCourse"),
      courseAccuracy: number("TactusCourseAccuracy"), speed: number("TactusSpeed"),
      speedAccuracy: number("TactusSpeedAccuracy"),
      timestamp: Date(timeIntervalSinceReferenceDate: number("TactusTime")))
  }
}
