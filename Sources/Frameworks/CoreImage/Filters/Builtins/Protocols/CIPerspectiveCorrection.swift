/// The inputs of a filter that makes a rectangle of what is between four corners.
public protocol CIPerspectiveCorrection: CIFourCoordinateGeometryFilter {
  /// Whether only what is between the corners is shown.
  var crop: Bool { get set }
}
