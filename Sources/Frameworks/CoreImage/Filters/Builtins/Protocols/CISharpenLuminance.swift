/// The inputs of a filter that sharpens edges of the luminance.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The sharpness.
  var sharpness: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}
