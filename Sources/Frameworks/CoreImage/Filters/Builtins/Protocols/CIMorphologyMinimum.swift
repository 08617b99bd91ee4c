/// The inputs of a filter that dilates dark areas.
public protocol CIMorphologyMinimum: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
