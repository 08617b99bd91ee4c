/// The inputs of a filter that rectifies the quadrilateral between four corners.
public protocol CIPerspectiveCorrection: CIFourCoordinateGeometryFilter {
  /// Whether the image is cropped to the quadrilateral.
  var crop: Bool { get set }
}
