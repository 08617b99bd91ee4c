/// The properties of a filter that makes dark areas larger.
public protocol CIMorphologyMinimum: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
