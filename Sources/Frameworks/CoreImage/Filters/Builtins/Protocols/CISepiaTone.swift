/// The inputs of a filter for sepia tones.
public protocol CISepiaTone: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The share of the tone, 0…1.
  var intensity: Float { get set }
}
