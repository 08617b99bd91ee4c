/// The properties of a filter for compositions of two images.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
}
