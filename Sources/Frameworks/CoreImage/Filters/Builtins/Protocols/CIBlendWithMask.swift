/// The properties of a filter for blends with masks.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
  /// The mask.
  var maskImage: CIImage? { get set }
}
