/// The properties of a filter for Gaussian blurs.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
