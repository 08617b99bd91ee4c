/// The inputs of a filter that blurs by the average within a disc.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
