/// Several polylines as one overlay.
open class MKMultiPolyline: MKShape, MKOverlay, MKGeoJSONObject {
  /// The polylines.
  public let polylines: [MKPolyline]
  /// The smallest rectangle with all.
  open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
  /// The middle of that rectangle.
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.centerCoordinate }

  /// Creates an overlay.
  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    super.init()
  }
}
