/// The properties of a filter that makes edges sharper.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
}
