/// A request for points of interest in an area.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class MKLocalPointsOfInterestRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The maximum radius in meters.
  public class var maxRadius: CLLocationDistance { 20_000 }

  /// The center.
  public let coordinate: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance
  /// The area.
  public let region: MKCoordinateRegion
  /// The filter of points of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Creates a request for a circle.
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.coordinate, self.radius) = (coordinate, radius)
    region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    super.init()
  }

  /// Creates a request for a region.
  public init(coordinateRegion region: MKCoordinateRegion) {
    self.region = region
    coordinate = region.center
    radius = region.span.latitudeDelta / 2 * Earth.metersPerDegree
    super.init()
  }

  /// Returns a request with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MKLocalPointsOfInterestRequest(center: coordinate, radius: radius)
    copy.pointOfInterestFilter = pointOfInterestFilter
    return copy
  }
}
