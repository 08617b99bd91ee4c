/// The inputs of a filter that finds the edges of areas.
public protocol CIMorphologyGradient: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
