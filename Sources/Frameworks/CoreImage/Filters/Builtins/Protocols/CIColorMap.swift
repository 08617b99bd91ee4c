/// The inputs of a filter that maps colors by a gradient image.
public protocol CIColorMap: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The image with the colors.
  var gradientImage: CIImage? { get set }
}
