/// The inputs of a filter for scaling.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The scale.
  var scale: Float { get set }
  /// The factor of the width.
  var aspectRatio: Float { get set }
}
