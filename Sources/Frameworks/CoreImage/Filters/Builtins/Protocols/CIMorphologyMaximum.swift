/// The inputs of a filter that dilates light areas.
public protocol CIMorphologyMaximum: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
