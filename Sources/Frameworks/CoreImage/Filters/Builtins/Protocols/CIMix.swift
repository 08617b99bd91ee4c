/// The inputs of a filter that mixes two images.
public protocol CIMix: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The image behind it.
  var backgroundImage: CIImage? { get set }
  /// The share of the image.
  var amount: Float { get set }
}
