/// An annotation that covers an area of the map.
public protocol MKOverlay: MKAnnotation {
  /// The center of the area.
  var coordinate: CLLocationCoordinate2D { get }
  /// The smallest rectangle with the whole area.
  var boundingMapRect: MKMapRect { get }
  /// Returns whether the area has points in a rectangle; by default whether its rectangle has.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Returns whether the overlay covers the ground completely; false by default.
  func canReplaceMapContent() -> Bool
}

extension MKOverlay {
  /// Returns whether the rectangle of the area has points in a rectangle.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Returns false.
  public func canReplaceMapContent() -> Bool { false }
}
