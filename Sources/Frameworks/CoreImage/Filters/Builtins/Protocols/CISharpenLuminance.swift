/// The properties of a filter that makes edges of the luminance sharper.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The sharpness.
  var sharpness: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
