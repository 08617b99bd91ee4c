/// The inputs of a filter that removes single pixels that differ.
public protocol CIMedian: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}
