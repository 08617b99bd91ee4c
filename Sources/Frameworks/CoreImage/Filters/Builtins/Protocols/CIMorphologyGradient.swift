/// The inputs of a filter that computes the morphological gradient.
public protocol CIMorphologyGradient: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
