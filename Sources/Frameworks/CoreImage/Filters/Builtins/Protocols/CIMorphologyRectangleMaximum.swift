/// The inputs of a filter that dilates light areas by a rectangle.
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The width.
  var width: Float { get set }
  /// The height.
  var height: Float { get set }
}
