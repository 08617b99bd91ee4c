/// The inputs of a filter for blends with masks.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
  /// The mask.
  var maskImage: CIImage? { get set }
}
