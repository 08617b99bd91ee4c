/// The inputs of a filter that subtracts the colors of two images.
public protocol CIColorAbsoluteDifference: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The second image.
  var inputImage2: CIImage? { get set }
}
