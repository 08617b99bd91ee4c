/// Several polygons as one overlay.
open class MKMultiPolygon: MKShape, MKOverlay, MKGeoJSONObject {
  /// The polygons.
  public let polygons: [MKPolygon]
  /// The smallest rectangle with all.
  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
  /// The middle of that rectangle.
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.centerCoordinate }

  /// Creates an overlay.
  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    super.init()
  }
}
