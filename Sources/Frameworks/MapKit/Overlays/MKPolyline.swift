/// A line of connected points.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// The smallest rectangle with the line.
  open var boundingMapRect: MKMapRect { pointsRect }
  /// The middle of that rectangle.
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.centerCoordinate }

  /// Creates a line without points.
  public override init() { super.init() }

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - points: The points, which are copied.
  ///   - count: Their number.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    connect(Array(UnsafeBufferPointer(start: points, count: count)))
  }

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - coords: The coordinates of its points, which are copied.
  ///   - count: Their number.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    connect(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
  }

  /// Sets the points.
  func connect(_ points: [MKMapPoint]) { mapPoints = points }
}
