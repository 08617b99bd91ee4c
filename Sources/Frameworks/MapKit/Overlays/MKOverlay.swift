/// An annotation with an area of the map.
public protocol MKOverlay: MKAnnotation {
  /// The center of the area.
  var coordinate: CLLocationCoordinate2D { get }
  /// The smallest map rectangle around the area.
  var boundingMapRect: MKMapRect { get }
  /// Returns whether the area intersects a map rectangle; by default, whether its bounding
  /// rectangle does.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Returns whether the overlay covers the ground completely; false by default.
  func canReplaceMapContent() -> Bool
}

extension MKOverlay {
  /// Returns whether the bounding rectangle intersects a map rectangle.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Returns false.
  public func canReplaceMapContent() -> Bool { false }
}
