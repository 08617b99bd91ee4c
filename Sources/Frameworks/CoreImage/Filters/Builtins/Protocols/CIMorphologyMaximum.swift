/// The inputs of a filter that makes light areas larger.
public protocol CIMorphologyMaximum: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
