/// The inputs of a filter that sharpens edges by an unsharp mask.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
}
