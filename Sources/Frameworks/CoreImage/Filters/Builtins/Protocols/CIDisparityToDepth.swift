/// The inputs of a filter that inverts disparities.
public protocol CIDisparityToDepth: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}
