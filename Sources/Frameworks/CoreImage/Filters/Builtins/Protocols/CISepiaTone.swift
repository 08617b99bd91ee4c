/// The properties of a filter for sepia tones.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The share of the tone, 0…1.
  var intensity: Float { get set }
}
