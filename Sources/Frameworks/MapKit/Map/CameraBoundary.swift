extension MKMapView {
  /// The boundary of the map's center.
  open class CameraBoundary: NSObject, NSCopying {
    /// The area as a rectangle.
    public let mapRect: MKMapRect
    /// The area as a region.
    open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

    /// Creates an area; nil for the null rectangle.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isNull else { return nil }
      self.mapRect = mapRect
      super.init()
    }

    /// Creates an area; nil for an invalid region.
    public init?(coordinateRegion region: MKCoordinateRegion) {
      guard CLLocationCoordinate2DIsValid(region.center) else { return nil }
      mapRect = region.mapRect
      super.init()
    }

    /// Returns the boundary itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
