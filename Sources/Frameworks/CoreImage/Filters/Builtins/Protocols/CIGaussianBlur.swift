/// The inputs of a filter for Gaussian blurs.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
