internal import Glibc

/// The camera above a map (Maps.CA1).
open class MKMapCamera: NSObject, NSCopying {
  /// The coordinate at the map's center.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance from the center coordinate in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The pitch in degrees; 0 looks straight down.
  open var pitch: CGFloat = 0
  /// The heading in degrees, clockwise from north.
  open var heading: CLLocationDirection = 0
  /// The height above the ground in meters.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(0.01, cos(Double(pitch) * .pi / 180)) }
  }

  /// Creates a camera on the ground at the coordinate 0, 0.
  public override init() { super.init() }

  /// Creates a camera at a place that looks at another one.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The coordinate at the center of the map.
  ///   - eyeCoordinate: The place below the camera.
  ///   - eyeAltitude: The height of the camera in meters.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    let (eye, center) = (MKMapPoint(eyeCoordinate), MKMapPoint(centerCoordinate))
    let ground = eye.distance(to: center)
    centerCoordinateDistance = hypot(ground, eyeAltitude)
    pitch = CGFloat(atan2(ground, eyeAltitude) * 180 / .pi)
    guard ground > 0 else { return }
    let angle = atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
    heading = angle < 0 ? angle + 360 : angle
  }

  /// Creates a camera at a distance from a coordinate.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The coordinate at the center of the map.
  ///   - distance: The distance from it in meters.
  ///   - pitch: The angle in degrees from looking straight down.
  ///   - heading: The direction in degrees, clockwise from the north.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    (centerCoordinateDistance, self.pitch, self.heading) = (distance, pitch, heading)
  }

  /// Returns a camera with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
      heading: heading)
  }

  // MARK: Internals

  /// The height of the field of view at a distance of one.
  ///
  /// - Source: ours: an angle of 30 degrees. Confidence: guess.
  private static let field = 2 * tan(15 * Double.pi / 180)

  /// Creates the camera of a viewport.
  convenience init(_ viewport: MapViewport) {
    self.init()
    centerCoordinate = viewport.center.coordinate
    centerCoordinateDistance =
      viewport.visibleRect.height / Self.field
      * MKMetersPerMapPointAtLatitude(centerCoordinate.latitude)
  }

  /// Returns the viewport of the camera, without its pitch and heading.
  func viewport(in size: CGSize) -> MapViewport {
    let points =
      centerCoordinateDistance * Self.field
      * MKMapPointsPerMeterAtLatitude(centerCoordinate.latitude)
    return MapViewport(
      center: MKMapPoint(centerCoordinate), scale: points / max(1, Double(size.height)), size: size)
  }
}
