/// The properties of a filter that subtracts the colors of two images.
public protocol CIColorAbsoluteDifference: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The second image.
  var inputImage2: CIImage? { get set }
}
