/// The properties of a filter that blurs by the mean within a disc.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
