/// The inputs of a filter that dilates dark areas by a rectangle.
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The width.
  var width: Float { get set }
  /// The height.
  var height: Float { get set }
}
