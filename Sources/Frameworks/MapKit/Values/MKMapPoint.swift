internal import Glibc

/// A point of the flat map, a square of 268,435,456 points a side with the origin in the northwest
/// (Maps.MP1–MP3).
public struct MKMapPoint: Sendable {
  /// The distance from the western edge.
  public var x: Double
  /// The distance from the northern edge.
  public var y: Double

  /// Creates the origin.
  public init() { (x, y) = (0, 0) }
  /// Creates a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Creates the point of a coordinate in the Mercator projection (Maps.MP1).
  ///
  /// Latitudes beyond the map are clamped to its edges; an invalid coordinate has the point −1, −1.
  public init(_ coordinate: CLLocationCoordinate2D) {
    guard CLLocationCoordinate2DIsValid(coordinate) else {
      self.init(x: -1, y: -1)
      return
    }
    let world = MKMapSize.world
    let edge = Earth.greatestLatitude
    let latitude = min(edge, max(-edge, coordinate.latitude)) * .pi / 180
    self.init(
      x: (coordinate.longitude + 180) / 360 * world.width,
      y: world.height / 2 - world.width / (2 * .pi) * log(tan(.pi / 4 + latitude / 2)))
  }

  /// The coordinate of the point (Maps.MP1).
  ///
  /// A point east or west of the world has the longitude at which the map continues.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world
    let angle = (world.height / 2 - y) * 2 * .pi / world.width
    var longitude = x / world.width * 360 - 180
    if longitude > 180 || longitude < -180 {
      longitude = (longitude + 180).truncatingRemainder(dividingBy: 360)
      longitude += longitude < 0 ? 180 : -180
    }
    return CLLocationCoordinate2D(
      latitude: (2 * atan(exp(angle)) - .pi / 2) * 180 / .pi, longitude: longitude)
  }

  /// Returns the distance to another point along the earth's surface, in meters (Maps.MP3).
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, other.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}
