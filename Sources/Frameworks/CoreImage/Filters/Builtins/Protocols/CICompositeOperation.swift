/// The inputs of a filter for compositions of two images.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
}
