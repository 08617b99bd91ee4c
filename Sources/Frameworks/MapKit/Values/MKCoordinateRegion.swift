internal import Glibc

/// An area around a coordinate (Maps.MP4…).
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The width and height in degrees.
  public var span: MKCoordinateSpan

  /// Creates an empty region at the coordinate 0, 0.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// Creates a region from distances (Maps.MP4).
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - latitudinalMeters: The distance from north to south.
  ///   - longitudinalMeters: The distance from west to east, at the latitude of the center.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let circle = Earth.metersPerDegree * cos(center.latitude * .pi / 180)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / Earth.metersPerDegree),
        longitudeDelta: circle > 0 ? min(360, longitudinalMeters / circle) : 360))
  }

  /// Creates the region of a rectangle of the map (Maps.MP5).
  public init(_ rect: MKMapRect) {
    let north = MKMapPoint(x: rect.midX, y: rect.minY).coordinate
    let south = MKMapPoint(x: rect.midX, y: rect.maxY).coordinate
    let center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: north.latitude - south.latitude,
        longitudeDelta: min(360, rect.width / MKMapSize.world.width * 360)))
  }

  /// The rectangle of the map with the center and the height of the region (Maps.MP5).
  ///
  /// Parallels are further apart near the poles, so north and south of the center the rectangle
  /// has the mean distance of both edges.
  var mapRect: MKMapRect {
    let middle = MKMapPoint(center)
    func row(_ latitude: Double) -> Double {
      MKMapPoint(CLLocationCoordinate2D(latitude: min(90, max(-90, latitude)), longitude: 0)).y
    }
    let height =
      row(center.latitude - span.latitudeDelta / 2) - row(center.latitude + span.latitudeDelta / 2)
    let width = min(360, span.longitudeDelta) / 360 * MKMapSize.world.width
    return MKMapRect(
      x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }
}
