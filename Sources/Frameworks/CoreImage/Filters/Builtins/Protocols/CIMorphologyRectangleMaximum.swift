/// The properties of a filter that makes light areas larger by a rectangle.
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The width.
  var width: Float { get set }
  /// The height.
  var height: Float { get set }
}
