/// The inputs of a filter that has four corners.
public protocol CIFourCoordinateGeometryFilter: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The corner left above.
  var topLeft: CGPoint { get set }
  /// The corner right above.
  var topRight: CGPoint { get set }
  /// The corner right below.
  var bottomRight: CGPoint { get set }
  /// The corner left below.
  var bottomLeft: CGPoint { get set }
}
