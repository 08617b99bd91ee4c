/// A closed shape, which may have holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The polygons of the holes; nil for none.
  open private(set) var interiorPolygons: [MKPolygon]?
  /// The smallest rectangle with the shape.
  open var boundingMapRect: MKMapRect { pointsRect }
  /// The middle of that rectangle.
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.centerCoordinate }

  /// Creates a shape without points.
  public override init() { super.init() }

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - points: The points, which are copied.
  ///   - count: Their number.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }

  /// Creates a shape with holes.
  ///
  /// - Parameters:
  ///   - points: The points, which are copied.
  ///   - count: Their number.
  ///   - interiorPolygons: What is left out.
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init()
    mapPoints = Array(UnsafeBufferPointer(start: points, count: count))
    self.interiorPolygons = interiorPolygons
  }

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - coords: The coordinates of its points, which are copied.
  ///   - count: Their number.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  /// Creates a shape with holes.
  ///
  /// - Parameters:
  ///   - coords: The coordinates of its points, which are copied.
  ///   - count: Their number.
  ///   - interiorPolygons: What is left out.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.init()
    mapPoints = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
    self.interiorPolygons = interiorPolygons
  }
}
