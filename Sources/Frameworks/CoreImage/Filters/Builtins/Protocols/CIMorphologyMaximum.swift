/// The properties of a filter that makes light areas larger.
public protocol CIMorphologyMaximum: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
