/// The inputs of a filter that projects a rectangle of an image between four corners.
public protocol CIPerspectiveTransformWithExtent: CIFourCoordinateGeometryFilter {
  /// The rectangle.
  var extent: CGRect { get set }
}
