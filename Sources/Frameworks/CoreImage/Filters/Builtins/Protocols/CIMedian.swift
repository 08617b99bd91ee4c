/// The properties of a filter that removes single pixels that differ.
public protocol CIMedian: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
}
