/// A circle around a coordinate.
open class MKCircle: MKShape, MKOverlay {
  private var center = CLLocationCoordinate2D()
  /// The radius in meters.
  open private(set) var radius: CLLocationDistance = 0
  /// The center.
  open override var coordinate: CLLocationCoordinate2D { center }

  /// The smallest map rectangle around the circle, at the scale of its center (Maps.OV3).
  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(center)
    let length = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    return MKMapRect(
      x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length)
  }

  /// Creates an empty circle.
  public override init() { super.init() }

  /// Creates a circle.
  ///
  /// - Parameters:
  ///   - coord: The center.
  ///   - radius: The radius in meters.
  public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
    (center, self.radius) = (coord, radius)
  }

  /// Creates the smallest circle around a rectangle: its diameter is the longer side.
  public convenience init(mapRect: MKMapRect) {
    let center = mapRect.centerCoordinate
    self.init(
      center: center,
      radius: max(mapRect.width, mapRect.height) / 2
        * MKMetersPerMapPointAtLatitude(center.latitude))
  }
}
