/// The width and height of an area in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The distance from north to south in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The distance from west to east in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an empty span.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}
