/// The inputs of a filter that has four corners.
public protocol CIFourCoordinateGeometryFilter: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The upper left corner.
  var topLeft: CGPoint { get set }
  /// The corner right above.
  var topRight: CGPoint { get set }
  /// The corner right below.
  var bottomRight: CGPoint { get set }
  /// The lower left corner.
  var bottomLeft: CGPoint { get set }
}
